import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Field, isRecord, type Resource } from '../../../../resources/kit/index.ts';
import type { Change } from '../../providers/api.ts';
import { formatNumber } from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';
import { embeddedLabel, representationOf } from '../representation.ts';
import { ChangeList } from '../show/ChangeList.tsx';
import { useFieldLabel } from '../useFieldLabel.ts';
import { wordsOf } from '../words.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** A row that a list did not show alike on two days. */
export interface Difference {
  readonly id: string;
  readonly semula: Row | null;
  readonly menjadi: Row | null;
  readonly kolom: readonly string[];
}

/** Whether a row came, changed or went. */
export const kindOf = ({ semula, menjadi }: Difference): 'baru' | 'berubah' | 'hilang' =>
  semula ? (menjadi ? 'berubah' : 'hilang') : 'baru';

const colours = { baru: 'success', berubah: 'info', hilang: 'warning' } as const;
const atOnce = 50;

/** Rows that came, changed or went, the changed ones field by field. */
export function DifferenceList({ resource, rows }: { resource: Resource; rows: readonly Difference[] }) {
  const say = useWords();
  const [shown, setShown] = useState(atOnce);
  const words = { baru: say('Baru'), berubah: say('Berubah'), hilang: say('Tidak ada lagi') };
  return (
    <>
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.slice(0, shown).map(one => {
          const row = one.menjadi ?? one.semula;
          const kind = kindOf(one);
          return (
            <Paper key={one.id} component="li" variant="outlined" sx={{ p: 2 }}>
              <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
                <Typography component="h3" variant="subtitle1" sx={{ mr: 'auto', overflowWrap: 'anywhere' }}>
                  {row ? representationOf(resource, row) : one.id}
                </Typography>
                <Chip size="small" color={colours[kind]} variant="outlined" label={words[kind]} />
              </Stack>
              {kind === 'berubah' ? <Changes resource={resource} difference={one} /> : null}
            </Paper>
          );
        })}
      </Stack>
      {rows.length > shown ? (
        <Button onClick={() => setShown(shown + atOnce)} sx={{ mt: 1 }}>
          {say('Tampilkan %{n} lagi', { n: Math.min(atOnce, rows.length - shown) })}
        </Button>
      ) : null}
    </>
  );
}

function Changes({ resource, difference: { semula, menjadi, kolom } }: { resource: Resource; difference: Difference }) {
  const isRows = (name: string) => resource.fields[name]?.kind === 'rows';
  const plain = kolom.filter(name => !isRows(name));
  const changes = Object.fromEntries(
    plain.map((name): [string, Change] => [
      name,
      {
        dari: semula?.[name] ?? null,
        ke: menjadi?.[name] ?? null,
        dariLabel: semula ? (embeddedLabel(semula, name) ?? null) : null,
        keLabel: menjadi ? (embeddedLabel(menjadi, name) ?? null) : null,
      },
    ]),
  );
  return (
    <Box sx={{ mt: 1 }}>
      {plain.length ? <ChangeList changes={changes} /> : null}
      {kolom.filter(isRows).map(name => (
        <ChildChanges key={name} name={name} field={resource.fields[name]} from={semula?.[name]} to={menjadi?.[name]} />
      ))}
    </Box>
  );
}

interface ChildProps {
  name: string;
  field: Field | undefined;
  from: unknown;
  to: unknown;
}

/** Child rows that one of the two days did not have. */
function ChildChanges({ name, field, from, to }: ChildProps) {
  const say = useWords();
  const labelOf = useFieldLabel();
  if (field?.kind !== 'rows') return null;
  const before = lines(from, field.fields);
  const after = lines(to, field.fields);
  const gone = without(before, after);
  const came = without(after, before);
  return (
    <Box sx={{ mt: 0.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {labelOf(name)} ({formatNumber(before.length)} → {formatNumber(after.length)})
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {[
          ...gone.map(line => [say('Tidak ada lagi'), line] as const),
          ...came.map(line => [say('Baru'), line] as const),
        ].map(([what, line], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two child rows may say the same, and they never move
          <Typography key={i} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {what}: {line}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

/** Each child row in words. */
function lines(rows: unknown, fields: Resource['fields']): string[] {
  return (Array.isArray(rows) ? rows : []).filter(isRecord).map(row =>
    Object.entries(fields)
      .flatMap(([name, field]) => {
        const value = row[name];
        if (value === null || value === undefined || value === '') return [];
        if (field.kind === 'ref') return embeddedLabel(row, name) ?? [];
        return wordsOf(field, value);
      })
      .join(', '),
  );
}

/** What one list has more often than the other. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return list.filter(one => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
