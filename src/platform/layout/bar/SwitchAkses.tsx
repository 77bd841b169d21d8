import Check from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { HeldRole } from '../../../../resources/pengaturan/akun.ts';
import { sizes } from '../../look/tokens.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { useAuthState } from '../../providers/session.ts';
import { besideRole } from '../besideRole.ts';
import { isActiveRole } from '../isActiveRole.ts';
import { useSwitchAkses } from './useSwitchAkses.ts';

/** The roles one holds; another one is chosen after a confirmation. */
export default function SwitchAkses({ open, onClose }: { open: boolean; onClose: () => void }) {
  const say = useWords();
  const labelOf = useLabel();
  const { user } = useAuthState();
  const change = useSwitchAkses();
  const [chosen, choose] = useState<HeldRole | null>(null);
  const id = useId();
  if (!user) return null;
  // Asked once this window has gone: as it goes it gives the focus back, which the question then takes.
  const closed = () => {
    choose(null);
    if (chosen) void change(chosen);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={id}
      slotProps={{
        paper: { sx: { width: sizes.dialog, maxWidth: 'calc(100% - 32px)' } },
        transition: { onExited: closed },
      }}
    >
      <DialogTitle id={id}>{say('Switch Akses')}</DialogTitle>
      <DialogContent sx={{ px: 1.5 }}>
        {user.userRole.length < 2 ? (
          <Typography sx={{ px: 1.5 }}>{say('Akun Anda hanya memiliki satu peran.')}</Typography>
        ) : null}
        <List disablePadding>
          {user.userRole.map(role => {
            const active = isActiveRole(user, role);
            return (
              <ListItem key={role.id} disablePadding>
                <ListItemButton
                  selected={active}
                  disabled={active}
                  sx={{ borderRadius: 1, minHeight: 52, '&.Mui-disabled': { opacity: 1 } }}
                  onClick={() => {
                    choose(role);
                    onClose();
                  }}
                >
                  <ListItemText primary={labelOf(role.name)} secondary={besideRole(role, say)} />
                  {active ? <Check color="success" aria-label={say('Peran aktif')} /> : null}
                  {role.isUtama && !active ? <Chip size="small" label={say('Utama')} variant="outlined" /> : null}
                </ListItemButton>
              </ListItem>
            );
          })}
        </List>
      </DialogContent>
    </Dialog>
  );
}
