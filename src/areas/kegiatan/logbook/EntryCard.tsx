import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import DrawIcon from '@mui/icons-material/DrawOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RecordContextProvider } from 'react-admin';
import { DocumentList } from '../../../platform/patterns/documents/DocumentList.tsx';
import { CardLink } from '../../../platform/patterns/record/CardLink.tsx';
import { useDocuments } from '../../../platform/patterns/record/useDocuments.ts';
import { useUnit, useWords } from '../../../platform/providers/language.ts';
import { FieldCell } from '../../../platform/ui/FieldCell.tsx';
import { CardFrame } from '../../../platform/ui/list/CardFrame.tsx';
import { useFieldLabel } from '../../../platform/ui/useFieldLabel.ts';
import { type Entry, textOf, timeWords, titleOf } from './entries.ts';
import { useLogbookResource } from './useLog.ts';

interface Props {
  entry: Entry;
  statusSource: string;
  /** Link of the card; without it the card shows the whole entry. */
  to?: string;
  /** Level of its title, below the heading that it stands under. */
  title?: 'h3' | 'h4';
}

/** One entry: when, what, how it stands. */
export function EntryCard({ entry, statusSource, to, title = 'h4' }: Props) {
  const say = useWords();
  const logbook = useLogbookResource();
  const { log } = logbook;
  const { text, note, documents, progress, signed, money } = log;
  const when = timeWords(entry, log, useUnit());
  const status = textOf(entry, statusSource);
  const files: unknown = entry[documents.field];
  const count = Array.isArray(files) ? files.length : 0;
  return (
    <RecordContextProvider value={entry}>
      <CardFrame>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {when ? (
              <Typography variant="caption" className="angka" sx={{ color: 'text.secondary' }}>
                {when}
              </Typography>
            ) : null}
            <Typography variant="subtitle1" component={title} sx={{ overflowWrap: 'anywhere', lineHeight: 1.35 }}>
              <CardLink to={to}>{titleOf(entry, logbook)}</CardLink>
            </Typography>
          </Box>
          <FieldCell source={statusSource} />
        </Stack>
        <Typography
          variant="body2"
          sx={{
            mt: 0.5,
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
            ...(to
              ? { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }
              : {}),
          }}
        >
          {textOf(entry, text.field)}
        </Typography>
        {money ? <Money of={entry} fields={money.fields} /> : null}
        {status === 'revisi' && textOf(entry, note) ? (
          <Alert severity="warning" sx={{ mt: 1, py: 0 }}>
            {textOf(entry, note)}
          </Alert>
        ) : null}
        <Stack
          direction="row"
          spacing={0.75}
          useFlexGap
          sx={{ flexWrap: 'wrap', mt: 0.75, '&:empty': { display: 'none' } }}
        >
          {to && count ? (
            <Chip
              size="small"
              variant="outlined"
              icon={<DescriptionIcon />}
              label={say('%{n} dokumen', { n: count })}
            />
          ) : null}
          {progress ? (
            <Chip
              size="small"
              variant="outlined"
              label={say('Kemajuan %{n}%', { n: Number(entry[progress.field] ?? 0) })}
            />
          ) : null}
          {signed && entry[signed.field] ? (
            <Chip size="small" variant="outlined" color="success" icon={<DrawIcon />} label={say('Diparaf mitra')} />
          ) : null}
        </Stack>
        {signed && !to && textOf(entry, signed.comment) ? (
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {say('Mitra: %{komentar}', { komentar: textOf(entry, signed.comment) })}
          </Typography>
        ) : null}
        {to ? null : <Files source={documents.field} />}
      </CardFrame>
    </RecordContextProvider>
  );
}

const Files = ({ source }: { source: string }) => <DocumentList documents={useDocuments([source])} />;

/** Money of an entry, if its author may enter some and did. */
function Money({ of: entry, fields }: { of: Entry; fields: readonly string[] }) {
  const labelOf = useFieldLabel();
  const given = fields.filter(name => entry[name] !== null && entry[name] !== undefined);
  if (given.length === 0) return null;
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, m: 0, mt: 0.75 }}>
      {given.map(name => (
        <Box key={name} sx={{ display: 'flex', gap: 0.5, typography: 'body2' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {labelOf(name)}
          </Box>
          <Box component="dd" className="angka" sx={{ m: 0 }}>
            <FieldCell source={name} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
