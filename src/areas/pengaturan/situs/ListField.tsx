import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type IsianSitus, ikonManfaat } from '../../../../resources/pengaturan/situs.ts';
import type { NilaiSitus } from '../../../../resources/pengaturan/situsSkema.ts';
import { EntryMoves } from '../../../platform/common/EntryMoves.tsx';
import { itemsOf, moved, textsOf } from './documentEdit.ts';
import { TextValue } from './TextValue.tsx';

type ListIsian = Extract<IsianSitus, { kind: 'texts' | 'items' }>;

interface Props {
  isian: ListIsian;
  value: NilaiSitus | undefined;
  /** Path of the field, under which messages by entry stand. */
  path: string;
  errors: Readonly<Record<string, string>>;
  onChange: (value: NilaiSitus) => void;
}

/** A list of texts or of small groups of them: entries are added, taken away and moved. */
export function ListField({ isian, value, path, errors, onChange }: Props) {
  const title = useId();
  const count = Array.isArray(value) ? value.length : 0;
  const entries =
    isian.kind === 'texts'
      ? editTexts(isian, textsOf(value), path, errors, onChange)
      : editItems(isian, itemsOf(value), path, errors, onChange);
  return (
    <Box role="group" aria-labelledby={title}>
      <Typography id={title} variant="subtitle2" sx={{ mb: 1 }}>
        {isian.label}
      </Typography>
      <Stack spacing={1.5}>{entries.shown}</Stack>
      {errors[path] ? <FormHelperText error>{errors[path]}</FormHelperText> : null}
      <Button size="small" startIcon={<AddIcon />} disabled={count >= isian.most} onClick={entries.add} sx={{ mt: 1 }}>
        Tambah {isian.one}
      </Button>
    </Box>
  );
}

/** Entries of a list by their place: what is typed stays with the place. */
const placed = <T,>(list: readonly T[]) => list.map((entry, at) => ({ entry, at, key: String(at) }));

interface Edited {
  shown: React.ReactNode;
  add: () => void;
}

function editTexts(
  isian: Extract<IsianSitus, { kind: 'texts' }>,
  list: readonly string[],
  path: string,
  errors: Props['errors'],
  onChange: Props['onChange'],
): Edited {
  const { each, one, least } = isian;
  return {
    add: () => onChange([...list, '']),
    shown: placed(list).map(({ entry, at, key }) => (
      <Stack key={key} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <TextValue
          isian={{ ...each, label: `${each.label} ${at + 1}` }}
          value={entry}
          error={errors[`${path}.${at}`]}
          onChange={text => onChange(list.map((other, i) => (i === at ? text : other)))}
        />
        <EntryMoves
          name={`${one} ${at + 1}`}
          first={at === 0}
          last={at === list.length - 1}
          onMove={step => onChange(moved(list, at, step))}
          onRemove={list.length > least ? () => onChange(list.filter((_, i) => i !== at)) : undefined}
        />
      </Stack>
    )),
  };
}

function editItems(
  isian: Extract<IsianSitus, { kind: 'items' }>,
  list: readonly Record<string, string>[],
  path: string,
  errors: Props['errors'],
  onChange: Props['onChange'],
): Edited {
  const { fields, one, least } = isian;
  const put = (at: number, name: string, text: string) =>
    onChange(list.map((other, i) => (i === at ? { ...other, [name]: text } : other)));
  const empty = () =>
    Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, kind === 'icon' ? 'badge' : '']));
  return {
    add: () => onChange([...list, empty()]),
    shown: placed(list).map(({ entry, at, key }) => (
      <Box
        key={key}
        role="group"
        aria-label={`${one} ${at + 1}`}
        sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5 }}
      >
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {at + 1}
          </Typography>
          <EntryMoves
            name={`${one} ${at + 1}`}
            first={at === 0}
            last={at === list.length - 1}
            onMove={step => onChange(moved(list, at, step))}
            onRemove={list.length > least ? () => onChange(list.filter((_, i) => i !== at)) : undefined}
          />
        </Stack>
        <Stack spacing={1.5}>
          {Object.entries(fields).map(([name, field]) =>
            field.kind === 'icon' ? (
              <TextField
                key={name}
                select
                label={field.label}
                value={entry[name] ?? ''}
                margin="none"
                error={errors[`${path}.${at}.${name}`] !== undefined}
                helperText={errors[`${path}.${at}.${name}`]}
                onChange={event => put(at, name, event.target.value)}
              >
                {Object.entries(ikonManfaat).map(([icon, label]) => (
                  <MenuItem key={icon} value={icon}>
                    {label}
                  </MenuItem>
                ))}
              </TextField>
            ) : (
              <TextValue
                key={name}
                isian={field}
                value={entry[name] ?? ''}
                error={errors[`${path}.${at}.${name}`] ?? (field.long ? undefined : errors[`${path}.${at}`])}
                onChange={text => put(at, name, text)}
              />
            ),
          )}
        </Stack>
      </Box>
    )),
  };
}
