import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import type { RaRecord } from 'react-admin';
import type { LogbookOptions } from '../../../../resources/kit/index.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { embeddedLabel } from '../../../platform/ui/representation.ts';

const ParticipationChoice = lazyScreen(() => import('./ParticipationChoice.tsx'));

interface Props {
  options: Pick<LogbookOptions, 'participation'>;
  all: readonly RaRecord<string>[];
  chosen: RaRecord<string>;
  onChoose: (id: string) => void;
}

/** Choice among one's participations; a plain line if there is only one. */
export function ParticipationPicker({ options, all, chosen, onChoose }: Props) {
  const { title, facts } = options.participation;
  const wordsOf = (row: RaRecord) =>
    [title, ...facts].map(name => embeddedLabel(row, name) ?? (typeof row[name] === 'string' ? row[name] : null));
  const line = (row: RaRecord) => wordsOf(row).filter(Boolean).join(' · ');
  if (all.length < 2)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {line(chosen)}
      </Typography>
    );
  return (
    <Suspense fallback={<Loading label="Memuat pilihan program" height={40} sx={{ mb: 2, maxWidth: 560 }} />}>
      <ParticipationChoice
        choices={all.map(row => ({ id: row.id, line: line(row) }))}
        chosen={chosen.id}
        onChoose={onChoose}
      />
    </Suspense>
  );
}
