import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRecordContext, useRefresh } from 'react-admin';
import type { Row } from '../../../../resources/kit/index.ts';
import { tandaTangan } from '../../../../resources/surat/tandaTangan.ts';
import { usePhone } from '../../../platform/common/usePhone.ts';
import { fileAt } from '../../../platform/providers/http.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import SignDialog from './SignDialog.tsx';
import { useSigning } from './useSigning.ts';

const waiting: ReadonlySet<string> = new Set(['menunggu', 'ditolak', 'perlu_diulang']);

/** One letter or agreement: read as it is, and signed. */
export default function SignRow() {
  const record = useRecordContext<Row<typeof tandaTangan>>();
  const refresh = useRefresh();
  const { data } = useSigning();
  const [open, setOpen] = useState(false);
  const left = data?.sesi?.tersisa ?? 0;
  useEffect(() => {
    if (left === 0) refresh();
  }, [left, refresh]);
  if (!record) return null;
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      {waiting.has(record.status) && data?.layanan ? (
        <Button variant="contained" onClick={() => setOpen(true)} disabled={left > 0} sx={{ alignSelf: 'flex-start' }}>
          {left > 0 ? 'Sedang ditandatangani…' : 'Tandatangani'}
        </Button>
      ) : null}
      <Preview id={record.id} version={record.version} name={record.jenisSurat ? 'Surat' : record.perihal} />
      {open ? (
        <SignDialog ids={[record.id]} signed={[record]} onBegun={() => setOpen(false)} onClose={() => setOpen(false)} />
      ) : null}
    </Stack>
  );
}

/** The PDF in place; phones, which show no PDF within a page, open it. */
function Preview({ id, version, name }: { id: string; version: number; name: string }) {
  const phone = usePhone();
  const { data: file, error } = useQuery({
    queryKey: ['surat', 'berkas', id, version],
    queryFn: ({ signal }) => fileAt(`${tandaTangan.endpoint}/${id}/berkas`, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  if (error) return <Typography role="alert">{messageOf(error)}</Typography>;
  if (!url) return <Typography sx={{ color: 'text.secondary' }}>Memuat berkas…</Typography>;
  return (
    <Stack spacing={1}>
      <Button
        startIcon={<OpenInNew />}
        href={url}
        target="_blank"
        rel="noopener"
        component="a"
        sx={{ alignSelf: 'flex-start' }}
      >
        {'Buka di tab baru'}
      </Button>
      {phone ? null : (
        <Box
          component="iframe"
          src={`${url}#navpanes=0&view=FitH`}
          title={name}
          sx={{ width: '100%', height: '70vh', border: 1, borderColor: 'divider', borderRadius: 1 }}
        />
      )}
    </Stack>
  );
}
