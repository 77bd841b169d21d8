import GridIcon from '@mui/icons-material/GridOnOutlined';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useWords } from '../../providers/language.ts';
import { useAsSheet } from './useAsSheet.ts';

/** Fill in many rows as a sheet, or choose among them as in any list. */
export function SheetSwitch() {
  const say = useWords();
  const { offered, on, setOn } = useAsSheet();
  if (!offered) return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={say('Bentuk daftar')}
      value={on ? 'lembar' : 'daftar'}
      onChange={(_, value: string | null) => value && setOn(value === 'lembar')}
      sx={on ? { ml: 'auto' } : {}}
    >
      <ToggleButton value="lembar" sx={{ minWidth: 44, minHeight: 40, gap: 0.75 }}>
        <GridIcon fontSize="small" /> {say('Isi nilai')}
      </ToggleButton>
      <ToggleButton value="daftar" sx={{ minWidth: 44, minHeight: 40, gap: 0.75 }}>
        <ListIcon fontSize="small" /> {say('Lihat daftar')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
