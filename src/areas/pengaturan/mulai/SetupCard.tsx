import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { LangkahMulai } from '../../../../resources/pengaturan/mulai.ts';
import { useMayOpen } from '../../../platform/common/useMayOpen.ts';
import { formatNumber } from '../../../platform/providers/format.ts';

const states = {
  selesai: { Icon: CheckCircle, color: 'success', words: 'Selesai' },
  saran: { Icon: InfoOutlined, color: 'info', words: 'Selesai, ada saran' },
  kurang: { Icon: RadioButtonUnchecked, color: 'disabled', words: 'Belum selesai' },
} as const;

interface Props {
  step: LangkahMulai;
  number: number;
  /** It is the one to take now. */
  isNext: boolean;
}

/** Card of one set-up step: reason, state, missing items and the link. */
export function SetupCard({ step, number, isNext }: Props) {
  const id = useId();
  const mayOpen = useMayOpen();
  const { Icon, color, words } = states[step.keadaan];
  const screens = step.layar.filter(({ path }) => mayOpen(path));
  const lacking = step.masalah.find(({ layar, saran }) => layar !== null && !saran)?.layar;
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-labelledby={id}
      aria-current={isNext ? 'step' : undefined}
      sx={{ p: 2, ...(isNext ? { borderColor: 'primary.main', borderWidth: 2 } : {}) }}
    >
      <Stack direction="row" spacing={1.5}>
        <Icon color={color} titleAccess={words} sx={{ mt: 0.25 }} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} variant="subtitle1" component="h2" sx={{ lineHeight: 1.4 }}>
            {number}. {step.judul}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {step.alasan}
          </Typography>
          {step.angka.length ? (
            <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, my: 1 }}>
              {step.angka.map(({ label, jumlah }) => (
                <Box key={label} sx={{ display: 'flex', gap: 0.75 }}>
                  <Typography component="dt" variant="body2">
                    {label}
                  </Typography>
                  <Typography component="dd" variant="body2" sx={{ m: 0, fontWeight: 600 }}>
                    {formatNumber(jumlah)}
                  </Typography>
                </Box>
              ))}
            </Box>
          ) : null}
          {step.masalah.length ? (
            <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
              {step.masalah.map(({ pesan, saran }) => (
                <Typography
                  key={pesan}
                  component="li"
                  variant="body2"
                  sx={{ color: saran ? 'text.primary' : 'error.main' }}
                >
                  {pesan}
                </Typography>
              ))}
            </Box>
          ) : null}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {screens.map(({ judul, path }) => (
              <Button
                key={path}
                component={Link}
                to={path}
                size="small"
                variant={isNext && path === lacking ? 'contained' : 'outlined'}
              >
                {judul}
              </Button>
            ))}
          </Stack>
        </Box>
      </Stack>
    </Paper>
  );
}
