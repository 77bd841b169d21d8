import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type RaRecord, RecordContextProvider } from 'react-admin';
import { EmptyValue } from '../cells/EmptyValue.tsx';
import { FieldCell } from '../FieldCell.tsx';
import { fieldOf, useDeclaration } from '../registry.ts';
import { embeddedLabel, embeddedLabels } from '../representation.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { wordsOf } from '../words.ts';
import type { useChoices } from './choices.ts';

interface Props {
  a: RaRecord;
  b: RaRecord;
  /** Those in which the rows differ. */
  fields: readonly string[];
  takeable: ReadonlySet<string>;
  choices: ReturnType<typeof useChoices>;
}

/** Field by field, which value wins; beside each pair what the row will have. */
export function MergeFields({ fields, ...rest }: Props) {
  return (
    <Paper component="section" aria-label="Isi yang berbeda" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h6">
        Isi yang berbeda
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        Pilih nilai yang dipakai. Isi lain sudah sama.
      </Typography>
      {fields.map(name => (
        <FieldChoice key={name} name={name} {...rest} />
      ))}
    </Paper>
  );
}

const columns = { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' };

function FieldChoice({ name, a, b, takeable, choices }: Omit<Props, 'fields'> & { name: string }) {
  const labelOf = useFieldLabel();
  const id = useId();
  const side = choices.valueFrom(name, takeable);
  const open = takeable.has(name);
  const rows = { a, b };
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
      <Typography id={id} variant="subtitle2" component="h3">
        {labelOf(name)}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={side}
        onChange={(_, picked) => choices.choose(name, picked === 'b' ? 'b' : 'a')}
        sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: columns, alignItems: 'start' }}
      >
        {(['a', 'b'] as const).map(each => (
          <FormControlLabel
            key={each}
            value={each}
            disabled={!open && each !== side}
            control={<Radio size="small" />}
            sx={{
              alignItems: 'flex-start',
              overflowWrap: 'anywhere',
              '& .MuiFormControlLabel-label': { pt: 1, minWidth: 0 },
            }}
            label={<Value row={rows[each]} name={name} />}
          />
        ))}
        <Result row={rows[side]} name={name} open={open} />
      </RadioGroup>
    </Box>
  );
}

/** Without links, on which a click would not choose; a file can be looked at. */
function Value({ row, name }: { row: RaRecord; name: string }) {
  const field = fieldOf(useDeclaration(), name);
  const value: unknown = row[name];
  if (value === null || value === undefined || value === '') return <EmptyValue />;
  if (field.kind === 'file' || field.kind === 'files')
    return (
      <RecordContextProvider value={row}>
        <span>
          <FieldCell source={name} />
        </span>
      </RecordContextProvider>
    );
  const labels = embeddedLabels(row, name)?.map(({ label }) => label);
  const words = Array.isArray(value) ? value.map(each => wordsOf(field, each)) : [wordsOf(field, value)];
  return embeddedLabel(row, name) ?? (labels ?? words).join(', ');
}

/** The resulting value; in stacked cards the chosen one stands for it. */
function Result({ row, name, open }: { row: RaRecord; name: string; open: boolean }) {
  return (
    <Box sx={{ pt: 1, gridColumn: { sm: '1 / -1', md: 'auto' } }}>
      {open ? null : (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Mengikuti data yang tetap.
        </Typography>
      )}
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          Hasil:{' '}
        </Box>
        <Value row={row} name={name} />
      </Typography>
    </Box>
  );
}
