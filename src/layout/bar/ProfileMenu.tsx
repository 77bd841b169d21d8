import ExpandMore from '@mui/icons-material/ExpandMore';
import Logout from '@mui/icons-material/Logout';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuthState } from '../../providers/session.ts';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { PersonAvatar } from '../PersonAvatar.tsx';
import { SwitchAkses } from './SwitchAkses.tsx';

/** Profile, Switch Akses and Logout. */
export function ProfileMenu() {
  const { user } = useAuthState();
  const { confirm } = useDialogs();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [switching, setSwitching] = useState(false);
  if (!user) return null;

  const close = () => setAnchor(null);
  const logout = async () => {
    close();
    if (await confirm({ title: 'Logout', text: 'Apakah Anda yakin akan logout?' })) navigate('/logout');
  };
  const openProfile = () => {
    close();
    navigate('/pengaturan/user/profile');
  };
  const openSwitch = () => {
    close();
    setSwitching(true);
  };

  return (
    <>
      <ButtonBase
        onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        sx={{ gap: 0.5, p: 0.75, minHeight: 44, borderRadius: 1, '&:hover': { bgcolor: 'action.hover' } }}
      >
        <PersonAvatar user={user} size={32} />
        <span className="visually-hidden">Menu akun {user.name}</span>
        <ExpandMore fontSize="small" sx={{ color: 'text.secondary', display: { xs: 'none', sm: 'block' } }} />
      </ButtonBase>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ paper: { sx: { minWidth: 240 } } }}>
        <Box component="li" role="presentation" sx={{ px: 2, pt: 0.5, pb: 1.25, outline: 0 }}>
          <Typography variant="subtitle2" component="div">
            {user.name}
          </Typography>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {user.role.name}
          </Typography>
        </Box>
        <Divider component="li" aria-hidden />
        <MenuItem onClick={openProfile}>
          <ListItemIcon>
            <PersonOutlined fontSize="small" />
          </ListItemIcon>
          Profile
        </MenuItem>
        <MenuItem onClick={openSwitch}>
          <ListItemIcon>
            <SwapHoriz fontSize="small" />
          </ListItemIcon>
          Switch Akses
        </MenuItem>
        <MenuItem onClick={logout}>
          <ListItemIcon>
            <Logout fontSize="small" />
          </ListItemIcon>
          Logout
        </MenuItem>
      </Menu>
      <SwitchAkses open={switching} onClose={() => setSwitching(false)} />
    </>
  );
}
