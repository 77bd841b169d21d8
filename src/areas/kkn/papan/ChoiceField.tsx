import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export interface Option {
  id: string;
  label: string;
  /** Text beside the name: "9 orang · Desa Sumberejo". */
  beside?: string;
}

interface Props {
  label: string;
  options: readonly Option[];
  value: string | null;
  onChange: (id: string | null) => void;
  autoFocus?: boolean;
  required?: boolean;
  problem?: string | null | undefined;
}

/** Chooses one of what is on the page already. */
export function ChoiceField({ label, options, value, onChange, autoFocus, required, problem }: Props) {
  return (
    <Autocomplete<Option>
      options={[...options]}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(_, option) => onChange(option?.id ?? null)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      autoHighlight
      noOptionsText="Tidak ada yang cocok."
      openText="Buka pilihan"
      closeText="Tutup pilihan"
      clearText="Kosongkan"
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <div>
            {option.label}
            {option.beside ? (
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {option.beside}
              </Typography>
            ) : null}
          </div>
        </li>
      )}
      renderInput={params => (
        <TextField
          {...params}
          label={label}
          required={required}
          autoFocus={autoFocus}
          error={Boolean(problem)}
          helperText={problem}
        />
      )}
    />
  );
}
