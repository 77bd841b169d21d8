import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useRefresh } from 'react-admin';
import { useListWaits } from '../../../platform/ui/list/StandsAbove.tsx';
import { useSigning } from './useSigning.ts';

/** Above the queue: by what is signed, how far the own act is, and why something of it could not be signed. */
export default function SigningState() {
  const refresh = useRefresh();
  const { data, isLoading } = useSigning();
  useListWaits(isLoading);
  const left = data?.sesi?.tersisa ?? 0;
  const before = useRef(left);
  useEffect(() => {
    if (before.current > 0 && left === 0) refresh();
    before.current = left;
  }, [left, refresh]);
  if (!data) return null;
  const { layanan, sesi } = data;
  return (
    <Stack spacing={1.5} sx={{ mb: 2 }}>
      {layanan === null ? (
        <Alert severity="info">
          {'Tanda tangan elektronik belum disiapkan pengelola server; surat terbit dengan segel portal.'}
        </Alert>
      ) : null}
      {layanan?.cara === 'contoh' ? (
        <Alert severity="warning">Contoh, tidak sah: portal ini memakai sertifikat buatan sendiri.</Alert>
      ) : null}
      {sesi && left > 0 ? (
        <Stack spacing={0.5} role="status">
          <LinearProgress
            variant="determinate"
            value={((sesi.jumlah - left) / sesi.jumlah) * 100}
            aria-label="Kemajuan penandatanganan"
          />
          <Typography variant="body2">
            {`Menandatangani ${sesi.jumlah - left} dari ${sesi.jumlah}. Anda boleh meninggalkan halaman ini.`}
          </Typography>
        </Stack>
      ) : null}
      {sesi && left === 0 && sesi.gagal > 0 ? (
        <Alert severity="error">
          <Typography variant="body2">{`${sesi.berhasil} ditandatangani, ${sesi.gagal} belum:`}</Typography>
          <Stack component="ul" sx={{ m: 0, pl: 2.5, maxHeight: 200, overflow: 'auto' }}>
            {sesi.rincian.map(({ id, nomorSurat, pesan }) => (
              <li key={id}>
                {nomorSurat}: {pesan}
              </li>
            ))}
          </Stack>
        </Alert>
      ) : null}
    </Stack>
  );
}
