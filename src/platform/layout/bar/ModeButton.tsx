import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import { useTheme } from 'react-admin';
import { Hint } from '../../common/Hint.tsx';
import { useWords } from '../../providers/language.ts';

/** Dark mode on and off; react-admin's store keeps it in local storage. */
export function ModeButton() {
  const say = useWords();
  const [mode, setMode] = useTheme();
  const dark = mode === 'dark';
  const label = say(dark ? 'Mode terang' : 'Mode gelap');
  return (
    <Hint title={label}>
      <IconButton onClick={() => setMode(dark ? 'light' : 'dark')} aria-label={label}>
        {dark ? <LightModeOutlined /> : <DarkModeOutlined />}
      </IconButton>
    </Hint>
  );
}
