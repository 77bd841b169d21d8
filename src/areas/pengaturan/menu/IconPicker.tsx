import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { icons } from '../../../platform/common/icons.ts';
import { NamedIcon } from '../../../platform/common/NamedIcon.tsx';
import { asIs, type InputProps, useFieldInput } from '../../../platform/ui/inputs/useFieldInput.ts';

const names = Object.keys(icons);

/** Chooses an icon by name, with its picture. */
export default function IconPicker(props: InputProps) {
  const { control, frame } = useFieldInput(props, asIs);
  const value = typeof control.value === 'string' && control.value ? control.value : null;
  const { id, ...rest } = frame;
  return (
    <Autocomplete
      id={id}
      options={names}
      value={value}
      onChange={(_, name) => control.onChange(name)}
      onBlur={control.onBlur}
      openText="Buka pilihan"
      closeText="Tutup pilihan"
      clearText="Kosongkan"
      noOptionsText="Tidak ada ikon dengan nama itu."
      renderOption={({ key, ...option }, name) => (
        <Box component="li" key={key} {...option} sx={{ display: 'flex', gap: 1.5 }}>
          <NamedIcon name={name} fontSize="small" sx={{ color: 'text.secondary' }} />
          {name.replaceAll('_', ' ')}
        </Box>
      )}
      renderInput={params => (
        <TextField
          {...params}
          {...rest}
          slotProps={{
            ...params.slotProps,
            input: {
              ...params.slotProps.input,
              startAdornment: <NamedIcon name={value} fontSize="small" sx={{ ml: 0.75 }} />,
            },
          }}
        />
      )}
    />
  );
}
