import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useRefresh } from 'react-admin';
import type { KeadaanBerkas } from '../../../../resources/surat/panggilanTandaTangan.ts';
import { tandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';
import { formatDateTime } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { FileLink } from '../../../platform/ui/cells/FileLink.tsx';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { useFieldAccess } from '../../../platform/ui/permissions.ts';
import { useDeclaration } from '../../../platform/ui/registry.ts';
import { AskSignatureDialog, TakeBackDialog } from './RequestDialogs.tsx';

/** On the page of a row whose file is signed: who was asked, who signed when, and the steps of whoever may ask. */
export default function RowSignature() {
  const say = useWords();
  const record = useRecordContext();
  const { name: resource, signable } = useDeclaration();
  const { hidden } = useFieldAccess();
  const refresh = useRefresh();
  const client = useQueryClient();
  const [open, setOpen] = useState<'ask' | 'takeBack' | null>(null);
  const id = String(record?.id ?? '');
  const version = Number(record?.version ?? 0);
  const sees = signable !== null && !hidden.has(signable.file) && Boolean(record?.[signable.file]);
  const key = ['surat', 'permintaan', resource, id];
  const { data, error } = useQuery({
    queryKey: [...key, version],
    queryFn: async ({ signal }) =>
      (await http<KeadaanBerkas>(`${tandaTangan.endpoint}/permintaan`, { query: { resource, id }, signal })).data,
    enabled: sees,
    staleTime: 0,
  });
  if (!sees) return null;
  if (error) return <Typography role="alert">{messageOf(error)}</Typography>;
  if (!data || (!data.permintaan && !data.bolehMinta)) return null;
  const { permintaan, bolehMinta, bolehTarik, pejabat } = data;
  const done = () => {
    setOpen(null);
    void client.invalidateQueries({ queryKey: key });
    refresh();
  };
  const row = { resource, id, version };
  return (
    <Panel title="Tanda tangan elektronik">
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
        {permintaan ? (
          <Request request={permintaan} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{say('Belum diminta.')}</Typography>
        )}
        {bolehMinta ? (
          <Button variant="outlined" onClick={() => setOpen('ask')}>
            {say('Minta tanda tangan')}
          </Button>
        ) : null}
        {bolehTarik ? (
          <Button variant="outlined" color="error" onClick={() => setOpen('takeBack')}>
            {say('Tarik permintaan')}
          </Button>
        ) : null}
      </Stack>
      {open === 'ask' ? (
        <AskSignatureDialog row={row} officials={pejabat} onDone={done} onClose={() => setOpen(null)} />
      ) : null}
      {open === 'takeBack' ? <TakeBackDialog row={row} onDone={done} onClose={() => setOpen(null)} /> : null}
    </Panel>
  );
}

function Request({ request }: { request: NonNullable<KeadaanBerkas['permintaan']> }) {
  const say = useWords();
  const labelOf = useLabel();
  const { label, pejabat, dimintaPada, pesan, ditandatanganiPada, oleh, cara, asli, kode } = request;
  return (
    <Stack spacing={0.5}>
      <Typography sx={{ fontWeight: 600 }}>{labelOf(label)}</Typography>
      {ditandatanganiPada ? (
        <>
          <Typography>
            {say('%{oleh}, %{waktu}', { oleh: oleh ?? '', waktu: formatDateTime(ditandatanganiPada) })}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[...new Set([cara, request.sertifikat])].filter(Boolean).join(' · ')}
          </Typography>
        </>
      ) : (
        <Typography>
          {say('Diminta kepada %{pejabat}, %{waktu}', { pejabat, waktu: formatDateTime(dimintaPada) })}
        </Typography>
      )}
      {kode ? (
        <Link href={`/verifikasi-surat/${kode}`} target="_blank" rel="noopener">
          {say('Halaman verifikasi, kode %{kode}', { kode })}
        </Link>
      ) : null}
      {pesan ? <Typography variant="body2">{pesan}</Typography> : null}
      {asli ? (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography variant="body2">{say('Sebelum ditandatangani:')}</Typography>
          <FileLink id={asli} />
        </Stack>
      ) : null}
    </Stack>
  );
}
