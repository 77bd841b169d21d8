import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { InputHelperText, useInput, useTranslate, type Validator } from 'react-admin';

interface Props {
  source: string;
  label: string;
  help?: string;
  autoComplete: 'current-password' | 'new-password';
  validate: Validator[];
}

/** A password in a react-admin form. react-admin's own PasswordInput hands MUI 9 a property that it no longer knows. */
export function SecretInput({ source, label, help, autoComplete, validate }: Props) {
  const { id, field, fieldState } = useInput({ source, validate });
  const { ref, ...control } = field;
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  const error = fieldState.error?.message;
  return (
    <TextField
      {...control}
      id={id}
      inputRef={ref}
      label={label}
      type={shown ? 'text' : 'password'}
      required
      error={error !== undefined}
      helperText={<InputHelperText error={error} helperText={help} />}
      slotProps={{
        htmlInput: { autoComplete },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={translate(shown ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden')}
                onClick={() => setShown(!shown)}
              >
                {shown ? <Visibility fontSize="small" /> : <VisibilityOff fontSize="small" />}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
