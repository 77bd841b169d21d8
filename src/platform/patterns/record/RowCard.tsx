import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import type { QueueOptions } from '../../../../resources/kit/index.ts';
import { FieldCell } from '../../ui/FieldCell.tsx';
import { CardFrame } from '../../ui/list/CardFrame.tsx';
import { useFixed } from '../../ui/list/useFixed.ts';
import { CardLink } from './CardLink.tsx';
import { Fact } from './Fact.tsx';
import { isEmpty } from './source.ts';

interface Props {
  card: QueueOptions['card'];
  /** Link of the whole card. */
  to?: string;
  before?: ReactNode;
  beside?: ReactNode;
  children?: ReactNode;
}

/** The record in context as a card of a phone's list. */
export function RowCard({ card, to, before, beside, children }: Props) {
  const record = useRecordContext();
  const fixed = useFixed();
  if (!record) return null;
  return (
    <CardFrame>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'flex-start' }}>
        {before}
        <Typography variant="subtitle1" component="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <CardLink to={to}>
            <FieldCell source={card.title} />
          </CardLink>
        </Typography>
        {beside}
      </Stack>
      {[card.subtitle, ...card.facts]
        .filter(name => !isEmpty(record[name]) && !fixed.has(name))
        .map((name, i) => (
          <Typography
            key={name}
            variant="body2"
            sx={{ overflowWrap: 'anywhere', color: i === 0 ? 'text.secondary' : 'text.primary' }}
          >
            <Fact source={name} />
          </Typography>
        ))}
      {children}
    </CardFrame>
  );
}
