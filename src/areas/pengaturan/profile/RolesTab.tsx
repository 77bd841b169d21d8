import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useSwitchAkses } from '../../../platform/layout/bar/useSwitchAkses.ts';
import { isActiveRole } from '../../../platform/layout/isActiveRole.ts';
import { formatDate } from '../../../platform/providers/format.ts';
import { useLabel, useWords } from '../../../platform/providers/language.ts';
import { useAuthState } from '../../../platform/providers/session.ts';

/** The roles one holds. */
export function RolesTab() {
  const say = useWords();
  const labelOf = useLabel();
  const { user } = useAuthState();
  const change = useSwitchAkses();
  if (!user) return null;
  return (
    <List disablePadding>
      {user.userRole.map(role => {
        const active = isActiveRole(user, role);
        return (
          <ListItem key={role.id} disableGutters divider sx={{ minHeight: 64, flexWrap: 'wrap', gap: 1 }}>
            <ListItemText
              sx={{ flex: '1 1 200px' }}
              primary={
                <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, fontWeight: 500 }}>
                  {labelOf(role.name)}
                  {role.isUtama ? <Chip component="span" size="small" variant="outlined" label={say('Utama')} /> : null}
                </Box>
              }
              secondary={
                role.atasNama
                  ? say('Mewakili %{nama} sampai %{hari}', {
                      nama: role.atasNama.nama,
                      hari: formatDate(role.atasNama.sampai),
                    })
                  : (role.namaProdi ?? role.namaMitra ?? say('Seluruh universitas'))
              }
            />
            {active ? (
              <Chip color="success" variant="outlined" label={say('Sedang dipakai')} />
            ) : (
              <Button variant="outlined" onClick={() => change(role)}>
                {say('Gunakan peran ini')}
              </Button>
            )}
          </ListItem>
        );
      })}
    </List>
  );
}
