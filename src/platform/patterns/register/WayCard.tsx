import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RegisterCard, Requirements } from '../../../../resources/kit/index.ts';
import { NamedIcon } from '../../common/NamedIcon.tsx';
import { useWords } from '../../providers/language.ts';
import { messageOf } from '../../ui/failedCall.ts';
import { useListWaits } from '../../ui/list/StandsAbove.tsx';
import { Checklist } from '../record/Checklist.tsx';
import { useRequirements } from '../record/useRequirements.ts';

interface Props {
  card: RegisterCard;
  programme: RaRecord;
  /** The programme has other ways in: its name alone does not tell them apart. */
  distinct: boolean;
  idPeriode: string;
  requirements: Requirements;
}

/** One programme: what it is, whether one may register, and why not. */
export function WayCard({ card, programme, distinct, idPeriode, requirements }: Props) {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const idProgram = String(programme.id);
  const name = String(programme.nama ?? programme.label);
  const { data: check, error, isLoading, isFetching } = useRequirements(requirements, { idProgram, idPeriode });
  // What was said before the last act would change a moment later.
  useListWaits(isFetching);
  return (
    <Paper variant="outlined" component="li" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" spacing={2} useFlexGap>
        <NamedIcon
          name={card.icon}
          sx={{ fontSize: 30, color: 'primary.main', display: { xs: 'none', sm: 'block' } }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
            <Typography variant="subtitle1" component="h3">
              {distinct ? `${name} – ${card.title}` : name}
            </Typography>
            {check ? (
              <Chip
                size="small"
                variant="outlined"
                color={check.bolehMendaftar ? 'success' : 'default'}
                icon={check.bolehMendaftar ? <CheckCircleIcon /> : <InfoIcon />}
                label={check.bolehMendaftar ? say('Anda memenuhi syarat') : say('Belum dapat mendaftar')}
              />
            ) : null}
          </Stack>
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {String(distinct ? card.text : (programme.deskripsi ?? card.text))}
          </Typography>
          {check && !check.bolehMendaftar ? (
            <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
              {check.alasan.map(words => (
                <Typography key={words} component="li" variant="body2">
                  {words}
                </Typography>
              ))}
            </Box>
          ) : null}
          {error ? (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {messageOf(error)}
            </Alert>
          ) : null}
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1.5 }}>
            {check?.bolehMendaftar ? (
              <Button
                variant="contained"
                component={Link}
                to={card.start ?? `${card.path}?idProgram=${idProgram}&idPeriode=${idPeriode}`}
              >
                {say('Daftar')}
              </Button>
            ) : null}
            <Button aria-expanded={open} disabled={!check} loading={isLoading} onClick={() => setOpen(!open)}>
              {open ? say('Tutup persyaratan') : say('Lihat persyaratan')}
            </Button>
          </Stack>
          <Collapse in={open} unmountOnExit>
            <Box sx={{ mt: 1.5 }}>{check ? <Checklist requirements={check.syarat} /> : null}</Box>
          </Collapse>
        </Box>
      </Stack>
    </Paper>
  );
}
