import RepeatIcon from '@mui/icons-material/ReplayOutlined';
import Button from '@mui/material/Button';
import { useGetList } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { entryFields } from '../../../../resources/kegiatan/log.ts';
import type { LogbookOptions } from '../../../../resources/kit/index.ts';
import { isEmpty } from '../../../platform/patterns/record/source.ts';
import { useUnit } from '../../../platform/providers/language.ts';
import { sameValue } from '../../../platform/ui/form/formValues.ts';
import { useAsked } from '../../../platform/ui/list/useView.ts';
import { dayAfter, dayWords, type Entry, repeatedWords, textOf } from './entries.ts';
import { useLogbookResource } from './useLog.ts';

/** The last entry of a participation; undefined while it is asked for, null without any. */
export function useLastEntry(options: LogbookOptions, participation: string): Entry | null | undefined {
  const logbook = useLogbookResource();
  const { log, name } = logbook;
  const { enabled, meta } = useAsked(entryFields(logbook));
  const { data, error } = useGetList<Entry>(
    name,
    {
      filter: { [options.participation.field]: participation },
      sort: { field: log.day, order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
      meta,
    },
    { enabled, retry: false },
  );
  return data || error ? (data?.[0] ?? null) : undefined;
}

/** Fills in times and place of the last entry; nothing while there is none, or nothing to take over. */
export function LikeBefore({ options, participation }: { options: LogbookOptions; participation: string }) {
  const logbook = useLogbookResource();
  const { log } = logbook;
  const unit = useUnit();
  const form = useFormContext();
  const now = useWatch<Record<string, unknown>>();
  const last = useLastEntry(options, participation);
  const taken = log.again.filter(field => !isEmpty(last?.[field]) && !sameValue(last?.[field], now[field]));
  if (!last || taken.length === 0) return null;
  const take = () => {
    for (const field of taken) {
      form.setValue(field, last[field], { shouldDirty: true });
      form.clearErrors(field);
    }
  };
  const day: unknown = now[log.day];
  const yesterday = typeof day === 'string' && textOf(last, log.day) === dayAfter(day, -1);
  return (
    <Button
      size="small"
      startIcon={<RepeatIcon />}
      onClick={take}
      sx={{ mb: 1.5, textAlign: 'left', justifyContent: 'flex-start' }}
    >
      {`Seperti ${yesterday ? 'kemarin' : dayWords(textOf(last, log.day))}: ${repeatedWords(logbook, last, unit)}`}
    </Button>
  );
}
