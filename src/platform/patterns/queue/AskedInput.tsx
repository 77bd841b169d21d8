import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { createElement, Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { AskedField } from '../../../../resources/kit/index.ts';
import { parseNumber } from '../../providers/format.ts';
import { http } from '../../providers/http.ts';
import { placeOf } from '../../ui/places.ts';
import { fieldOf, useDeclaration } from '../../ui/registry.ts';
import { useFieldLabel } from '../../ui/useFieldLabel.ts';

interface Props {
  field: AskedField;
  onChange: (value: number | string | null) => void;
}

/** What a decision asks for beside its note: a number, or a row: who supervises, who guards. */
export function AskedInput(props: Props) {
  const kind = fieldOf(useDeclaration(), props.field.name).kind;
  return kind === 'ref' ? <AskedRow {...props} /> : <AskedNumber {...props} />;
}

function AskedRow({ field, onChange }: Props) {
  const label = useFieldLabel()(field.name);
  return (
    <Box sx={{ mt: 1, mb: 2 }}>
      <Suspense fallback={<Skeleton variant="rounded" height={56} />}>
        {createElement(placeOf('askedRow'), { label, onChoose: onChange })}
      </Suspense>
    </Box>
  );
}

/** A number that a decision asks for; what is typed wrongly is said at once, the server judges the rest. */
function AskedNumber({ field: { name, warnAbove }, onChange }: Props) {
  const label = useFieldLabel()(name);
  const limit = useLimit(warnAbove);
  const [typed, setTyped] = useState('');
  const value = parseNumber(typed);
  const wrong = typeof value === 'string';
  const warns = limit !== undefined && typeof value === 'number' && value > limit;
  const warning = warns ? warnAbove?.text.replace('{n}', String(limit)) : undefined;
  return (
    <TextField
      label={label}
      value={typed}
      onChange={event => {
        setTyped(event.target.value);
        const next = parseNumber(event.target.value);
        onChange(typeof next === 'number' ? next : null);
      }}
      error={wrong}
      helperText={wrong ? 'Harus berupa angka.' : warning}
      slotProps={{
        htmlInput: { inputMode: 'decimal' },
        formHelperText: { sx: { color: warns ? 'warning.main' : undefined } },
      }}
      fullWidth
      sx={{ mb: 2 }}
    />
  );
}

/** The limit above which a number deserves a word; unknown until the server has told it. */
function useLimit(warnAbove: AskedField['warnAbove']): number | undefined {
  const record = useRecordContext();
  const { endpoint = '', param = '', limit = '' } = warnAbove ?? {};
  const of: unknown = record?.[param];
  const { data } = useQuery({
    queryKey: ['batas', endpoint, of],
    queryFn: async () =>
      (await http<Readonly<Record<string, unknown>>>(endpoint, { query: { [param]: String(of) } })).data,
    enabled: warnAbove !== undefined && of !== undefined,
    retry: false,
  });
  const found = data?.[limit];
  return typeof found === 'number' ? found : undefined;
}
