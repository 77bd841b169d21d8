import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { alasanPenerima } from '../../../../resources/pesan/alasan.ts';
import type { PratinjauPesan } from '../../../../resources/pesan/panggilan.ts';
import { formatNumber } from '../../providers/format.ts';
import type { Written } from './useMessage.ts';

/** Three receivers' messages, how many are reached which way, and who is not. */
export function MessagePreview({ preview, values }: { preview: PratinjauPesan; values: Written }) {
  const { penerima, portal, surel, wa, waResmi, waContoh, contoh, jumlahGagal, gagal, perJam } = preview;
  const numbers = [
    ...(values.lewat.includes('portal') ? [`${formatNumber(portal)} lewat portal`] : []),
    ...(values.lewat.includes('surel') ? [`${formatNumber(surel)} lewat surel`] : []),
    ...(values.lewat.includes('wa') && waResmi !== null ? [`${formatNumber(waResmi)} lewat WhatsApp`] : []),
    ...(values.lewat.includes('wa') && wa > (waResmi ?? 0)
      ? [`${formatNumber(wa - (waResmi ?? 0))} dengan tautan WhatsApp`]
      : []),
  ];
  return (
    <Stack spacing={2}>
      <Alert severity={penerima ? 'info' : 'warning'}>
        {penerima ? `${formatNumber(penerima)} pesan: ${numbers.join(', ')}.` : 'Tidak ada yang dapat dijangkau.'}
        {penerima > perJam ? ` Dikirim maksimal ${formatNumber(perJam)} setiap jam.` : ''}
        {waContoh && waResmi ? ' WhatsApp di sini contoh: tidak ada yang benar-benar dikirim.' : ''}
      </Alert>
      {contoh.map(({ nama, judul, isi }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: examples have no name of their own and never move
        <Paper key={i} variant="outlined" sx={{ p: 1.5 }} component="section" aria-label={`Contoh untuk ${nama}`}>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            Kepada {nama}
          </Typography>
          <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {judul}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {isi}
          </Typography>
        </Paper>
      ))}
      {jumlahGagal > 0 ? (
        <div>
          <Alert severity="warning">{formatNumber(jumlahGagal)} data tidak terjangkau.</Alert>
          <Box component="ul" sx={{ maxHeight: 160, overflowY: 'auto', pl: 2.5, mt: 1, mb: 0 }}>
            {gagal.map(({ baris, alasan }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row may be there twice, and none moves
              <Typography key={i} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {baris}: {alasanPenerima[alasan]}
              </Typography>
            ))}
            {jumlahGagal > gagal.length ? (
              <Typography component="li" variant="body2">
                dan {formatNumber(jumlahGagal - gagal.length)} lainnya
              </Typography>
            ) : null}
          </Box>
        </div>
      ) : null}
    </Stack>
  );
}
