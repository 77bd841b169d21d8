import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { isDay } from '../../../resources/kit/index.ts';
import { alurDokumen } from '../../../resources/komcad/alurDokumen.ts';
import { dokumenKomcad } from '../../../resources/komcad/dokumen.ts';
import { jenisDari } from '../../../resources/komcad/jenisDokumen.ts';
import { UploadField } from '../../platform/patterns/upload/UploadField.tsx';
import { dayToday, formatDate } from '../../platform/providers/format.ts';
import { StatusChip } from '../../platform/ui/cells/StatusChip.tsx';
import { fieldErrorsOf, messageOf } from '../../platform/ui/failedCall.ts';
import { MomentField } from '../../platform/ui/moment/MomentField.tsx';
import type { Document } from './documents.ts';

interface Props {
  participation: string;
  code: string;
  stored: Document | undefined;
  /** It is handed in, or given anew, in this stage. */
  open: boolean;
}

/** One document by kind: sent at once, with its date where it counts for some months only. */
export function DocumentSlot({ participation, code, stored, open }: Props) {
  const kind = jenisDari(code);
  const provider = useDataProvider();
  const refresh = useRefresh();
  const notify = useNotify();
  const [day, setDay] = useState(stored?.tanggalDokumen ?? '');
  /** Chosen before its date was: it is sent once that is there. */
  const [chosen, setChosen] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  if (!kind) return null;
  const locked = !open || stored?.status === 'valid';

  const save = async (file: string | null, tanggalDokumen: string) => {
    setChosen(file);
    setProblem(undefined);
    if (file && kind.bulan && !isDay(tanggalDokumen)) return setProblem('Isi tanggal dokumen.');
    try {
      const data = { file, ...(kind.bulan ? { tanggalDokumen } : {}) };
      if (!file && stored)
        await provider.delete(dokumenKomcad.name, {
          id: stored.id,
          previousData: stored,
          meta: { version: stored.version },
        });
      else if (stored)
        await provider.update(dokumenKomcad.name, {
          id: stored.id,
          previousData: stored,
          data: { ...data, version: stored.version },
        });
      else
        await provider.create(dokumenKomcad.name, {
          data: { idPendaftarMbkm: participation, jenisDokumen: code, ...data },
        });
      setChosen(null);
      notify(file ? 'Dokumen tersimpan.' : 'Dokumen dihapus.', { type: 'success' });
      refresh();
    } catch (error) {
      setProblem(Object.values(fieldErrorsOf(error))[0] ?? messageOf(error));
    }
  };

  return (
    <Box>
      <UploadField
        target={{ resource: dokumenKomcad.name, field: 'file', types: kind.types, maxMb: kind.maxMb }}
        label={kind.label}
        required={kind.untuk !== undefined}
        value={chosen ?? stored?.file ?? null}
        locked={locked}
        error={problem}
        onChange={file => void save(file, day)}
      />
      <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {stored ? <StatusChip workflow={alurDokumen} value={stored.status} /> : null}
        {kind.bulan && locked && day ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Tanggal {kind.label}: {formatDate(day)}
          </Typography>
        ) : null}
        {kind.bulan && !locked ? (
          <Box sx={{ flex: '1 1 100%', maxWidth: 280 }}>
            <MomentField
              kind="date"
              label={`Tanggal ${kind.label}`}
              value={day || null}
              max={dayToday()}
              onChange={value => setDay(value ?? '')}
              onBlur={() => {
                const file = chosen ?? stored?.file;
                if (file && isDay(day) && (chosen || day !== stored?.tanggalDokumen)) void save(file, day);
              }}
            />
          </Box>
        ) : null}
        {stored?.berlakuSampai ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Berlaku sampai {formatDate(stored.berlakuSampai)}
          </Typography>
        ) : null}
      </Stack>
      {stored?.status === 'ditolak' && stored.catatan ? (
        <Alert severity="warning" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          {stored.catatan}
        </Alert>
      ) : null}
    </Box>
  );
}
