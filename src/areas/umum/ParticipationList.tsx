import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { alurPendaftaran } from '../../../resources/mbkm/alurPendaftaran.ts';
import type { Keikutsertaan, Pintu } from '../../../resources/umum/dashboard.ts';
import { dashboardWords } from '../../../resources/umum/dashboardWords.ts';
import { useMayOpen } from '../../platform/common/useMayOpen.ts';
import { useLabel, useWords } from '../../platform/providers/language.ts';
import { StatusChip } from '../../platform/ui/cells/StatusChip.tsx';

interface Props {
  participations: readonly Keikutsertaan[];
  /** Where one registers. */
  entrances: readonly Pintu[];
}

/** A student's participations, each with what it waits for; the student's own steps stand above. */
export function ParticipationList({ participations, entrances }: Props) {
  const say = useWords();
  const labelOf = useLabel();
  const mayOpen = useMayOpen();
  const open = entrances.filter(({ link }) => mayOpen(link));
  return (
    <Box component="section">
      <Typography variant="h6" component="h2" sx={{ mb: 1.25 }}>
        {say(dashboardWords.participations)}
      </Typography>
      {participations.length === 0 ? (
        <Box sx={{ p: 2.5, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}>
          <Typography>{say(dashboardWords.noParticipation)}</Typography>
          {entrances.length ? null : (
            <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{say(dashboardWords.nothingOffered)}</Typography>
          )}
          {open.length ? (
            <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1.5, flexWrap: 'wrap' }}>
              {open.map(({ label, link }) => (
                <Button key={link} component={Link} to={link} variant="contained">
                  {open.length > 1 ? say('Lihat %{nama}', { nama: label }) : say('Lihat program')}
                </Button>
              ))}
            </Stack>
          ) : null}
        </Box>
      ) : (
        <Stack component="ul" spacing={1.25} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {participations.map(({ id, nomor, program, periode, mitra, status, langkah }) => (
            <Box
              key={id}
              component="li"
              sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }}
            >
              <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Typography variant="subtitle1" component="h3">
                    {labelOf(program)}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {[periode, mitra].filter(Boolean).join(' · ')}
                    {nomor ? (
                      <>
                        {' · '}
                        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
                          {nomor}
                        </Box>
                      </>
                    ) : null}
                  </Typography>
                </Box>
                <StatusChip workflow={alurPendaftaran} value={status} />
              </Stack>
              {langkah.giliranAnda ? null : (
                <Typography variant="body2" sx={{ mt: 1 }}>
                  {langkah.link && mayOpen(langkah.link) ? (
                    <MuiLink component={Link} to={langkah.link}>
                      {labelOf(langkah.label)}
                    </MuiLink>
                  ) : (
                    labelOf(langkah.label)
                  )}
                </Typography>
              )}
            </Box>
          ))}
        </Stack>
      )}
    </Box>
  );
}
