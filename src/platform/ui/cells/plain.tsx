import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { namedIn, namesIn } from '../../../../resources/kit/form/namedIn.ts';
import type { FieldOf, Kind } from '../../../../resources/kit/index.ts';
import { Said } from '../../common/Said.tsx';
import {
  formatDate,
  formatDateTime,
  formatDecimal,
  formatMoney,
  formatNumber,
  formatTime,
} from '../../providers/format.ts';
import { useWords } from '../../providers/language.ts';
import { Breakable } from '../Breakable.tsx';
import { embeddedLabel, embeddedLabels } from '../representation.ts';
import { ScrollRegion } from '../ScrollRegion.tsx';
import { useFieldLabel } from '../useFieldLabel.ts';
import { EndingDate } from './EndingDate.tsx';
import { FileLink } from './FileLink.tsx';
import { FilePicture, isPicture } from './FilePicture.tsx';
import { JoinCode } from './JoinCode.tsx';
import { RefLabel } from './RefLabel.tsx';
import { StatusChip } from './StatusChip.tsx';
import { WeekLabel } from './WeekLabel.tsx';

export interface CellProps<K extends Kind = Kind> {
  source: string;
  field: FieldOf<K>;
  /** Never empty: `FieldCell` shows the dash itself. */
  value: unknown;
  record: Partial<RaRecord>;
  /** On a show page: whole text, child rows, links to other screens. In lists and cards: one short line. */
  full: boolean;
}

/** How values are shown, by kind. */
export type CellTable<K extends Kind = Kind> = { readonly [P in K]: (props: CellProps<P>) => ReactNode };

const words = (value: unknown) => String(value);
const lastName = (source: string) => source.split('.').at(-1) ?? source;
/** Links inside a row must not also open the row. */
const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const plain = ({ value }: { value: unknown }) => words(value);
const number = ({ value }: { value: unknown }) => (typeof value === 'number' ? formatNumber(value) : words(value));

/** How a value of each plain kind is shown; a kind without its cell does not compile. */
export const plainCells: CellTable<Exclude<Kind, 'rows'>> = {
  text: plain,
  longtext: ({ value, full }) =>
    full ? <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words(value)}</Box> : words(value),
  email: ({ value }) => (
    <MuiLink href={`mailto:${words(value)}`} onClick={stop} sx={{ overflowWrap: 'anywhere' }}>
      <Breakable text={words(value)} />
    </MuiLink>
  ),
  phone: ({ value }) => (
    <MuiLink href={`tel:${words(value).replace(/[^\d+]/g, '')}`} onClick={stop}>
      {words(value)}
    </MuiLink>
  ),
  url: ({ value }) => (
    <MuiLink href={words(value)} target="_blank" rel="noopener noreferrer" onClick={stop}>
      {words(value).replace(/^https?:\/\//, '')}
    </MuiLink>
  ),
  time: ({ value }) => formatTime(words(value)),
  integer: ({ value, source }) => (isYearLike(source) ? words(value) : number({ value })),
  decimal: ({ value, field }) => (typeof value === 'number' ? formatDecimal(value, field.scale) : words(value)),
  money: ({ value }) => (typeof value === 'number' ? formatMoney(value) : words(value)),
  date: ({ value, field, full }) =>
    field.endsSoonDays === undefined ? (
      formatDate(words(value))
    ) : (
      <EndingDate value={words(value)} soonDays={field.endsSoonDays} full={full} />
    ),
  datetime: ({ value }) => formatDateTime(words(value)),
  boolean: ({ value }) => (
    <Stack component="span" direction="row" spacing={0.5} sx={{ display: 'inline-flex', alignItems: 'center' }}>
      {value ? <CheckIcon fontSize="inherit" color="success" /> : <RemoveIcon fontSize="inherit" color="disabled" />}
      <span>
        <Said label={value ? 'Ya' : 'Tidak'} />
      </span>
    </Stack>
  ),
  enum: ({ value, field }) => <Said label={field.choices[words(value)] ?? words(value)} />,
  enums: ({ value, field, full }) => (
    <Chips labels={list(value).map(each => field.choices[words(each)] ?? words(each))} full={full} />
  ),
  ref: ({ value, field, record, source, full }) => (
    <RefLabel to={field.to} id={words(value)} label={embeddedLabel(record, lastName(source))} link={full} />
  ),
  refs: ({ value, field, record, source, full }) => {
    const labels = embeddedLabels(record, lastName(source));
    if (labels) return <Chips labels={labels.map(each => each.label)} full={full} />;
    return (
      <Stack component="span" sx={{ display: 'inline-flex' }}>
        {list(value).map(id => (
          <RefLabel key={words(id)} to={field.to} id={words(id)} />
        ))}
      </Stack>
    );
  },
  file: ({ value, field, record, source, full }) => (
    <>
      {full && field.types.every(isPicture) ? <Picture id={words(value)} source={source} /> : null}
      <FileLink id={words(value)} name={embeddedLabel(record, lastName(source))} />
    </>
  ),
  files: ({ value, field, source, full }) =>
    full ? (
      <Stack component="span" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        {list(value).map((id, i) => (
          <span key={words(id)}>
            {field.types.every(isPicture) ? <Picture id={words(id)} source={source} nth={i + 1} /> : null}
            <FileLink id={words(id)} name={`${field.label ?? source} ${i + 1}`} />
          </span>
        ))}
      </Stack>
    ) : (
      <Amount n={list(value).length} of="%{n} berkas" />
    ),
  coordinate: ({ value }) => (typeof value === 'number' ? `${formatDecimal(value, 6)}°` : words(value)),
  week: ({ value, record, source }) => <WeekLabel value={value} name={lastName(source)} record={record} />,
  texts: ({ value, full }) => <Chips labels={list(value).map(words)} full={full} />,
  joinCode: ({ value, full }) => (full ? <JoinCode value={words(value)} /> : words(value)),
  status: ({ value, field }) => <StatusChip workflow={field.workflow} value={words(value)} />,
  json: ({ value, field, source, full }) =>
    field.named ? (
      <Named value={value} field={field} source={source} full={full} />
    ) : full ? (
      <ScrollRegion label={field.label ?? source}>
        <Box component="pre" sx={{ m: 0, fontSize: 13 }}>
          {JSON.stringify(value, null, 2)}
        </Box>
      </ScrollRegion>
    ) : (
      '{…}'
    ),
};

/** What an answer names: files to be opened, or what a row was called. */
function Named({ value, field, source, full }: Omit<CellProps<'json'>, 'record'>) {
  if (!field.files || !full) return namesIn(value);
  return (
    <Stack component="span" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      {namedIn(value).map(({ id, nama }, i) => (
        <span key={id}>
          {field.files?.types.every(isPicture) ? <Picture id={id} source={source} nth={i + 1} /> : null}
          <FileLink id={id} name={nama} />
        </span>
      ))}
    </Stack>
  );
}

/** Years and class years are names, not amounts: 2026, never 2.026. */
const isYearLike = (source: string) => /(tahun|angkatan)/i.test(source);

/** A stored picture under the name of its field. */
function Picture({ id, source, nth }: { id: string; source: string; nth?: number }) {
  const label = useFieldLabel()(source);
  return <FilePicture id={id} alt={nth ? `${label} ${nth}` : label} />;
}

/** How many there are of what has no room here. */
export const Amount = ({ n, of }: { n: number; of: '%{n} berkas' | '%{n} baris' }) => useWords()(of, { n });

/** Chips that a row of a list has room for, so that one row with many does not push the others out of sight. */
const inRow = 2;

function Chips({ labels, full }: { labels: string[]; full: boolean }) {
  const shown = full || labels.length <= inRow + 1 ? labels : labels.slice(0, inRow);
  const rest = labels.slice(shown.length);
  return (
    <Stack component="span" direction="row" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap', display: 'inline-flex' }}>
      {shown.map(label => (
        <Chip key={label} size="small" variant="outlined" label={label} sx={{ maxWidth: '100%' }} />
      ))}
      {rest.length > 0 ? (
        <Chip
          size="small"
          title={rest.join(', ')}
          label={
            <>
              <span aria-hidden>+{rest.length}</span>
              <span className="visually-hidden">{rest.join(', ')}</span>
            </>
          }
        />
      ) : null}
    </Stack>
  );
}
