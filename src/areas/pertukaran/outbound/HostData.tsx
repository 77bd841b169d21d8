import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { z } from 'zod';
import { type OutboundDetail, outboundDetail } from '../../../../resources/pertukaran/outbound/detail.ts';
import { outbound } from '../../../../resources/pertukaran/outbound/programme.ts';
import { useKept } from '../../../platform/common/unsaved/useKept.ts';
import { UploadField } from '../../../platform/patterns/upload/UploadField.tsx';
import { http } from '../../../platform/providers/http.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';

interface OwnExchange {
  id: string;
  version: number;
  outbound: OutboundDetail;
}

const { berkasLoa, nimTujuan } = outboundDetail.fields;
const live = ['disetujui', 'berjalan'];

/** The host's acceptance and the number there, which follow after the approval (docs/domain/50 §1.7). */
export default function HostData() {
  const record = useRecordContext();
  const id = record && live.includes(String(record.status)) ? String(record.id) : null;
  const { data } = useQuery({
    queryKey: [outboundDetail.name, 'tujuan', id],
    queryFn: async ({ signal }) => (await http<OwnExchange>(`${outbound.endpoint}/${id}`, { signal })).data,
    enabled: id !== null,
    retry: false,
  });
  return data ? <Filled key={data.version} row={data} /> : null;
}

const shape = z.object({ loa: z.string().nullable(), nim: z.string() });

function Filled({ row }: { row: OwnExchange }) {
  const say = useWords();
  const notify = useNotify();
  const client = useQueryClient();
  const [{ loa, nim }, type] = useKept<z.infer<typeof shape>>({
    name: `tujuan ${row.id}`,
    initial: { loa: row.outbound.berkasLoa ?? null, nim: row.outbound.nimTujuan ?? '' },
    shape,
    onPage: true,
  });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const changed = loa !== row.outbound.berkasLoa || nim.trim() !== (row.outbound.nimTujuan ?? '');
  const save = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await http(`${outbound.endpoint}/tujuan/${row.id}`, {
        method: 'PUT',
        body: { version: row.version, berkasLoa: loa, nimTujuan: nim.trim() || null },
      });
      notify(say('Data PT tujuan disimpan.'), { type: 'success' });
      await client.invalidateQueries();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box sx={{ mt: 2, maxWidth: 640 }}>
      {row.outbound.berkasLoa ? null : (
        <Alert severity="info" sx={{ mb: 2 }}>
          {say('Unggah LoA dari PT tujuan sebelum mengajukan KRS.')}
        </Alert>
      )}
      <Stack spacing={2}>
        <UploadField
          target={{ resource: outboundDetail.name, field: 'berkasLoa', types: berkasLoa.types, maxMb: berkasLoa.maxMb }}
          label={berkasLoa.label ?? 'LoA'}
          value={loa}
          onChange={file => type({ nim, loa: file })}
        />
        <TextField
          label={nimTujuan.label}
          value={nim}
          onChange={event => type({ loa, nim: event.target.value })}
          slotProps={{ htmlInput: { maxLength: nimTujuan.max } }}
        />
        {problem ? <Alert severity="error">{problem}</Alert> : null}
        {changed ? (
          <Box>
            <Button variant="outlined" onClick={() => void save()} loading={busy}>
              {say('Simpan data PT tujuan')}
            </Button>
          </Box>
        ) : null}
      </Stack>
    </Box>
  );
}
