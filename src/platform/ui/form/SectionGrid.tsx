import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createContext, type ReactNode, useContext, useId } from 'react';
import type { Field, Kind } from '../../../../resources/kit/index.ts';
import { regionLevel } from '../regions.ts';
import { fieldOf, useDeclaration } from '../registry.ts';

interface Props {
  title: string;
  fields: readonly string[];
  render: (name: string) => ReactNode;
}

/** A region is several cells of the grid, one for each of its levels. */
const placeOf = (field: Field) =>
  field.kind === 'coordinate' && field.axis !== 'lintang'
    ? { display: 'contents' }
    : isWide(field)
      ? { gridColumn: '1 / -1' }
      : regionLevel(field) > 0
        ? { display: 'contents' }
        : undefined;

const SectionTitleContext = createContext('');

/** True if the section's heading is this label, so that its only field need not repeat it. */
export const useIsHeading = (label: string): boolean => useContext(SectionTitleContext) === label;

/** Kinds that take the whole width. */
const wide: ReadonlySet<Kind> = new Set(['longtext', 'rows', 'json', 'files', 'coordinate']);

/** True if a field takes the whole width of its section. */
export const isWide = ({ kind }: Field): boolean => wide.has(kind);

/**
 * Days that begin a row because the next field is the day by which they end: the two stand beside each other, also after an
 * odd number of fields.
 */
function pairedDays(fields: readonly string[], kindOf: (name: string) => Kind): ReadonlySet<string> {
  const starts = new Set<string>();
  for (let at = 0; at < fields.length - 1; at++) {
    const [first = '', second = ''] = fields.slice(at);
    const kind = kindOf(first);
    if ((kind !== 'date' && kind !== 'datetime') || kindOf(second) !== kind) continue;
    starts.add(first);
    at++;
  }
  return starts;
}

/** A section of a form or show page: a heading, and its fields in two columns from 900 px. */
export function SectionGrid({ title, fields, render }: Props) {
  const id = useId();
  const resource = useDeclaration();
  const paired = pairedDays(fields, name => fieldOf(resource, name).kind);
  return (
    <Box
      component="section"
      aria-labelledby={title ? id : undefined}
      sx={{ '& + section': { borderTop: 1, borderColor: 'divider', mt: 3, pt: 3 } }}
    >
      {title ? (
        <Typography id={id} component="h2" variant="h6" sx={{ mb: 2 }}>
          {title}
        </Typography>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {fields.map(name => (
          <Box key={name} sx={paired.has(name) ? { gridColumnStart: 1 } : placeOf(fieldOf(resource, name))}>
            <SectionTitleContext value={fields.length === 1 ? title : ''}>{render(name)}</SectionTitleContext>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
