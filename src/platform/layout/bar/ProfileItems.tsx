import KeyboardOutlined from '@mui/icons-material/KeyboardOutlined';
import Logout from '@mui/icons-material/Logout';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Translate from '@mui/icons-material/Translate';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import type { Bahasa } from '../../../../resources/pengaturan/bahasa.ts';
import { showKeys } from '../../common/keys.ts';
import { Said } from '../../common/Said.tsx';
import type { User } from '../../providers/session.ts';

interface Props {
  user: User;
  /** The account button, while the menu is open. */
  at: HTMLElement | null;
  onClose: () => void;
  onProfile: () => void;
  onSwitch: () => void;
  /** The other languages of a role that has several, each in its own words. */
  languages: readonly { name: string; code: Bahasa }[];
  onLanguage: (code: Bahasa) => void;
  onLogout: () => void;
}

/** Menu of the account button. */
export default function ProfileItems({
  user,
  at,
  onClose,
  onProfile,
  onSwitch,
  languages,
  onLanguage,
  onLogout,
}: Props) {
  const head = useId();
  const keyboard = useMediaQuery('(hover: hover) and (pointer: fine)', { noSsr: true });
  return (
    <Menu
      anchorEl={at}
      open={at !== null}
      onClose={onClose}
      slotProps={{ paper: { sx: { minWidth: 240 } }, list: { 'aria-labelledby': head } }}
    >
      {/* Read as the menu's name: within a menu nothing but its entries is reached. */}
      <Box component="li" id={head} aria-hidden sx={{ px: 2, pt: 0.5, pb: 1.25, outline: 0 }}>
        <Typography variant="subtitle2" component="div">
          {user.name}
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          <Said label={user.role.name} />
        </Typography>
      </Box>
      <Divider component="li" aria-hidden />
      <MenuItem onClick={onProfile}>
        <ListItemIcon>
          <PersonOutlined fontSize="small" />
        </ListItemIcon>
        Profile
      </MenuItem>
      <MenuItem onClick={onSwitch}>
        <ListItemIcon>
          <SwapHoriz fontSize="small" />
        </ListItemIcon>
        <Said label="Switch Akses" />
      </MenuItem>
      {languages.map(({ name, code }) => (
        <MenuItem key={code} onClick={() => onLanguage(code)} lang={code}>
          <ListItemIcon>
            <Translate fontSize="small" />
          </ListItemIcon>
          {name}
        </MenuItem>
      ))}
      {keyboard ? (
        <MenuItem
          onClick={() => {
            onClose();
            showKeys();
          }}
        >
          <ListItemIcon>
            <KeyboardOutlined fontSize="small" />
          </ListItemIcon>
          <Said label="Tombol pintas" />
        </MenuItem>
      ) : null}
      <MenuItem onClick={onLogout}>
        <ListItemIcon>
          <Logout fontSize="small" />
        </ListItemIcon>
        Logout
      </MenuItem>
    </Menu>
  );
}
