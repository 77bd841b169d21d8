import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Mewakili } from '../../../resources/umum/dashboard.ts';
import { useSwitchAkses } from '../../platform/layout/bar/useSwitchAkses.ts';
import { formatDate, formatNumber } from '../../platform/providers/format.ts';
import { useAuthState } from '../../platform/providers/session.ts';

/** For whom one may decide today, and how much waits there. */
export default function Represented({ people }: { people: readonly Mewakili[] }) {
  const { user } = useAuthState();
  const change = useSwitchAkses();
  return (
    <section aria-label="Atas nama orang lain">
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        Atas nama orang lain
      </Typography>
      <Paper variant="outlined">
        <List disablePadding>
          {people.map(({ idUserRole, pemberi, peran, sampai, jumlah }, i) => {
            const role = user?.userRole.find(({ id }) => id === idUserRole);
            return (
              <ListItem key={idUserRole} divider={i < people.length - 1} sx={{ flexWrap: 'wrap', columnGap: 2 }}>
                <ListItemText
                  sx={{ flex: '1 1 240px', overflowWrap: 'anywhere' }}
                  primary={
                    jumlah
                      ? `${formatNumber(jumlah)} menunggu keputusan atas nama ${pemberi}`
                      : `Tidak ada yang menunggu atas nama ${pemberi}`
                  }
                  secondary={`${peran} · sampai ${formatDate(sampai)}`}
                />
                {role ? (
                  <Button size="small" aria-label={`Putuskan atas nama ${pemberi}`} onClick={() => change(role)}>
                    Gunakan peran ini
                  </Button>
                ) : null}
              </ListItem>
            );
          })}
        </List>
      </Paper>
    </section>
  );
}
