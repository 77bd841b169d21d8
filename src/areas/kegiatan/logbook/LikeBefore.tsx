import RepeatIcon from '@mui/icons-material/ReplayOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
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

/** Its two lines, of which the second is cut where it is too long: so high it stands whatever it says. */
const height = 48;

/**
 * Fills in times and place of the last entry. Its place is held from the first drawing on, while the entry is asked for
 * and once it was taken over, so that no field moves under its writer's thumb; no place where there is none, or nothing to
 * take over.
 */
export function LikeBefore({ options, participation }: { options: LogbookOptions; participation: string }) {
  const logbook = useLogbookResource();
  const { log } = logbook;
  const unit = useUnit();
  const form = useFormContext();
  const now = useWatch<Record<string, unknown>>();
  const last = useLastEntry(options, participation);
  const taken = log.again.filter(field => !isEmpty(last?.[field]) && !sameValue(last?.[field], now[field]));
  const [placed] = useState(last === undefined || taken.length > 0);
  if (!placed) return null;
  const take = () => {
    for (const field of taken) {
      form.setValue(field, last?.[field], { shouldDirty: true });
      form.clearErrors(field);
    }
  };
  const day: unknown = now[log.day];
  const yesterday = last && typeof day === 'string' && textOf(last, log.day) === dayAfter(day, -1);
  const when = yesterday ? 'kemarin' : last ? dayWords(textOf(last, log.day)) : '';
  const what = last ? repeatedWords(logbook, last, unit) : '';
  return (
    <Box sx={{ height, mb: 1.5, display: 'flex', alignItems: 'center' }}>
      {last && taken.length > 0 ? (
        <Button
          size="small"
          startIcon={<RepeatIcon />}
          onClick={take}
          sx={{ height, minWidth: 0, maxWidth: '100%', textAlign: 'left', justifyContent: 'flex-start' }}
        >
          <Box component="span" sx={{ minWidth: 0 }}>
            Seperti {when}
            <span className="visually-hidden">: </span>
            <Typography component="span" variant="caption" noWrap sx={{ display: 'block', lineHeight: 1.3 }}>
              {what}
            </Typography>
          </Box>
        </Button>
      ) : last && what ? (
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          Sudah seperti {when}.
        </Typography>
      ) : null}
    </Box>
  );
}
