import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { FieldOf } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { asIs, type InputProps, useFieldInput } from '../inputs/useFieldInput.ts';

/** All choices in an order: the first one first. Nothing is answered until it is touched, or agreed to as it stands. */
export function RankingInput(props: InputProps<FieldOf<'enums'>>) {
  const say = useWords();
  const { control, label, invalid, message } = useFieldInput(props, asIs);
  const { choices, required } = props.field;
  const all = Object.keys(choices);
  const given: unknown[] = Array.isArray(control.value) ? control.value : [];
  const order = [...all.filter(each => given.includes(each))].sort((a, b) => given.indexOf(a) - given.indexOf(b));
  const shown = [...order, ...all.filter(each => !order.includes(each))];
  const move = (at: number, step: -1 | 1) => {
    const next = [...shown];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) next.splice(at + step, 0, moved);
    control.onChange(next);
  };
  return (
    <FormControl
      component="fieldset"
      error={invalid}
      data-salah={invalid || undefined}
      required={required}
      margin="none"
    >
      <FormLabel component="legend">{label}</FormLabel>
      <List dense component="ol" disablePadding>
        {shown.map((each, at) => (
          <ListItem
            key={each}
            disableGutters
            divider
            secondaryAction={
              <>
                <IconButton
                  size="small"
                  disabled={at === 0}
                  aria-label={say('Naikkan %{nama}', { nama: choices[each] ?? each })}
                  onClick={() => move(at, -1)}
                >
                  <ArrowUpward fontSize="small" />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={at === shown.length - 1}
                  aria-label={say('Turunkan %{nama}', { nama: choices[each] ?? each })}
                  onClick={() => move(at, 1)}
                >
                  <ArrowDownward fontSize="small" />
                </IconButton>
              </>
            }
          >
            <ListItemText primary={`${at + 1}. ${choices[each] ?? each}`} sx={{ pr: 5, overflowWrap: 'anywhere' }} />
          </ListItem>
        ))}
      </List>
      {given.length ? (
        required ? null : (
          <Button size="small" color="inherit" onClick={() => control.onChange(null)} sx={{ alignSelf: 'flex-start' }}>
            {say('Kosongkan')}
          </Button>
        )
      ) : (
        <Button size="small" onClick={() => control.onChange(shown)} sx={{ alignSelf: 'flex-start' }}>
          {say('Urutan ini sudah sesuai')}
        </Button>
      )}
      {message ? <FormHelperText sx={{ mx: 0 }}>{message}</FormHelperText> : null}
    </FormControl>
  );
}
