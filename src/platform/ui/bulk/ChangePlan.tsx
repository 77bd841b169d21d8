import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Report } from '../../providers/api.ts';
import { useWords } from '../../providers/language.ts';
import { useDeclaration } from '../registry.ts';
import { ChangeList } from '../show/ChangeList.tsx';
import { Refused } from './BulkReport.tsx';
import { useReportWords } from './useReportWords.ts';

/** Before many rows are changed: how many change, how many need not, how many may not and why, and some of them. */
export function ChangePlan({ plan }: { plan: Report }) {
  const say = useWords();
  const { counted } = useReportWords(useDeclaration());
  const { berhasil, sama = 0, gagal, contoh = [] } = plan;
  const changing = berhasil - sama;
  return (
    <Stack spacing={2}>
      <Alert severity={changing ? 'info' : 'warning'}>
        {changing
          ? say('%{data} akan berubah.', { data: counted(changing) })
          : say('Tidak ada yang berubah. Periksa kembali isiannya.')}
        {sama ? ` ${say('%{n} sudah bernilai sama.', { n: sama })}` : ''}
      </Alert>
      {gagal.length ? (
        <Refused rows={gagal} words={say('%{data} tidak dapat diubah:', { data: counted(gagal.length) })} />
      ) : null}
      {contoh.length ? (
        <div>
          <Typography variant="subtitle2" component="h3" sx={{ mb: 1 }}>
            {changing > contoh.length ? say('Contoh perubahan') : say('Yang berubah')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {contoh.map(({ id, label, perubahan }) => (
              <Box component="li" key={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
                <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {label}
                </Typography>
                <ChangeList changes={perubahan} />
              </Box>
            ))}
          </Box>
        </div>
      ) : null}
    </Stack>
  );
}
