import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { Tile } from './useTiles.ts';

interface Props {
  tiles: readonly Tile[];
  disabled: boolean;
  help: string;
  onPick: (key: string) => void;
}

/** Adds a report to a board. */
export const TilePicker = ({ tiles, disabled, help, onPick }: Props) => (
  <Autocomplete
    size="small"
    options={tiles}
    value={null}
    disabled={disabled}
    blurOnSelect
    clearOnBlur
    onChange={(_, next) => next && onPick(next.key)}
    getOptionLabel={({ name }) => name}
    getOptionKey={({ key }) => key}
    autoHighlight
    openText="Buka"
    closeText="Tutup"
    noOptionsText="Tidak ada laporan yang cocok"
    renderInput={params => <TextField {...params} label="Tambah laporan" helperText={help} />}
  />
);
