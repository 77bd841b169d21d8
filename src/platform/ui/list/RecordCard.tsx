import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';
import { useGetRecordRepresentation, useListContext, useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { templateNames } from '../../../../resources/kit/index.ts';
import { useWords } from '../../providers/language.ts';
import { FieldCell } from '../FieldCell.tsx';
import { useMay } from '../permissions.ts';
import { fieldOf, useDeclaration } from '../registry.ts';
import { nameAmong } from '../representation.ts';
import { useCrudPages } from '../useCrudPath.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { CardFrame } from './CardFrame.tsx';
import { CardLead } from './rowCells.tsx';

interface Props {
  columns: readonly string[];
  selectable: boolean;
  /** Replaces opening the row's own page on a tap. */
  onOpen?: () => void;
  /** Page of the row, where that is not the generated one. */
  to?: string | undefined;
  /** Content that a special list adds to each row. */
  children?: ReactNode;
}

/** How many lines a card has below its title. */
const maxLines = 4;

/** A row on a phone: its name, its state, and the first columns. */
export function RecordCard({ columns, selectable, onOpen, to, children }: Props) {
  const say = useWords();
  const resource = useDeclaration();
  const record = useRecordContext();
  const labelOf = useFieldLabel();
  const nameOf = useGetRecordRepresentation(resource.name);
  const { pathTo } = useCrudPages(resource.name);
  const mayShow = useMay('show');
  const { selectedIds, onToggleItem } = useListContext();
  if (!record) return null;
  const title = nameOf(record);
  const inTitle = new Set(templateNames(resource.representation));
  const status = columns.find(name => fieldOf(resource, name).kind === 'status');
  const lines = columns
    .filter(name => !inTitle.has(name) && name !== status && filled(record[name]))
    .slice(0, maxLines);
  const path = to ?? (mayShow ? pathTo({ type: 'show', id: record.id }) : undefined);
  const selected = selectedIds.includes(record.id);
  return (
    <CardFrame selected={selected}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'flex-start', flexWrap: 'wrap', minHeight: 44 }}>
        {selectable ? (
          <Checkbox
            checked={selected}
            onChange={() => onToggleItem(record.id)}
            slotProps={{ input: { 'aria-label': say('Pilih %{nama}', { nama: nameAmong(resource, record) }) } }}
            sx={{ zIndex: 1, m: '-5px -6px 0 -9px', minWidth: 44, minHeight: 44 }}
          />
        ) : null}
        <CardLead />
        <Typography variant="subtitle1" component="h2" sx={{ flex: '1 1 7rem', overflowWrap: 'anywhere', pt: 0.5 }}>
          {onOpen || path ? (
            <Box
              {...(onOpen ? { component: 'button', type: 'button', onClick: onOpen } : { component: Link, to: path })}
              sx={{
                color: 'inherit',
                font: 'inherit',
                textAlign: 'inherit',
                textDecoration: 'none',
                background: 'none',
                border: 0,
                p: 0,
                cursor: 'pointer',
                display: 'block',
                minHeight: 44,
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {title}
            </Box>
          ) : (
            title
          )}
        </Typography>
        {status ? (
          <Box sx={{ flexShrink: 0, pt: 0.5 }}>
            <FieldCell source={status} />
          </Box>
        ) : null}
      </Stack>
      {lines.length > 0 ? (
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'fit-content(42%) minmax(0, 1fr)',
            columnGap: 2,
            rowGap: 0.25,
            m: 0,
            mt: 0.5,
          }}
        >
          {lines.map(name => (
            <Fragment key={name}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', minWidth: 96 }}>
                {labelOf(name)}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{
                  m: 0,
                  minWidth: 0,
                  overflowWrap: 'anywhere',
                  // Links lie above the card's own, and are as high as a thumb without moving the lines apart.
                  '& a': {
                    position: 'relative',
                    zIndex: 1,
                    display: 'inline-block',
                    py: '12px',
                    my: '-12px',
                  },
                }}
              >
                <FieldCell source={name} alone />
              </Typography>
            </Fragment>
          ))}
        </Box>
      ) : null}
      {children}
    </CardFrame>
  );
}

const filled = (value: unknown) => value !== null && value !== undefined && value !== '';
