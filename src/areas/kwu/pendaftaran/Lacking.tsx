import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import TodoIcon from '@mui/icons-material/RadioButtonUnchecked';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { KurangUsaha, UsahaMilik } from '../../../../resources/kwu/usahaSaya.ts';
import { Panel } from '../../../platform/patterns/record/Panel.tsx';

/** Missing requirements of a business by the person who has to meet them, the caller's own first. */
export function Lacking({ group: { kurang, memimpin, jenis } }: { group: UsahaMilik }) {
  if (kurang.length === 0)
    return (
      <Alert severity="success" icon={<DoneIcon />}>
        {memimpin ? 'Semua sudah lengkap. Ajukan pendaftaran ini.' : 'Semua sudah lengkap. Ketua dapat mengajukan.'}
      </Alert>
    );
  const people = [...new Set(kurang.map(nameOf))].toSorted((a, b) => rank(a) - rank(b));
  return (
    <Panel title="Yang masih kurang">
      <Stack spacing={2}>
        {people.map(name => (
          <section key={name} aria-label={name}>
            {jenis === 'mandiri' ? null : (
              <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
                {name}
              </Typography>
            )}
            <Stack component="ul" spacing={0.75} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {kurang
                .filter(one => nameOf(one) === name)
                .map(({ pesan }) => (
                  <Box key={pesan} component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
                    <TodoIcon aria-hidden sx={{ fontSize: 18, mt: 0.25, color: 'warning.main' }} />
                    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                      {pesan}
                    </Typography>
                  </Box>
                ))}
            </Stack>
          </section>
        ))}
      </Stack>
    </Panel>
  );
}

const own = 'Anda';
const whole = 'Kelompok';
const nameOf = ({ siapa, saya }: KurangUsaha): string => (saya ? own : (siapa ?? whole));
const rank = (name: string): number => (name === own ? 0 : name === whole ? 1 : 2);
