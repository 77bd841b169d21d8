import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/id.js';
import { type FocusEvent, useState } from 'react';
import { currentLanguage } from '../../providers/currentLanguage.ts';
import { notations, type PickerProps, type PickKind, unfinished } from './notation.ts';
import { texts } from './pickerWords.ts';

/** A day of any year, to stand a time of day on. */
const anyDay = '2026-01-01';

const read = (kind: PickKind, value: string | null | undefined): Dayjs | null => {
  if (!value || value === unfinished) return null;
  const moment = dayjs(kind === 'time' ? `${anyDay}T${value}` : value);
  return moment.isValid() ? moment : null;
};

/** As the API speaks; a year that is still being typed is no year yet. */
const stored = (kind: PickKind, moment: Dayjs | null): string | null => {
  if (!moment?.isValid() || moment.year() < 1000) return null;
  return moment.format(kind === 'date' ? 'YYYY-MM-DD' : 'HH:mm');
};

const firstDay = dayjs('1900-01-01');

/** Days and times typed section by section, with a numeric keyboard on phones, or picked; 24 hours. */
export default function MomentPicker({ kind, value, onChange, onBlur, narrow = false, ...rest }: PickerProps) {
  const [moment, setMoment] = useState(() => read(kind, value));
  const [known, setKnown] = useState(value);
  // Somebody else changed the value: a loaded row, "seperti kemarin". What is half typed stays.
  if (known !== value) {
    setKnown(value);
    if (value !== unfinished) setMoment(read(kind, value));
  }
  const tell = (next: string | null) => {
    setKnown(next);
    if (next !== value) onChange(next);
  };
  const { label, spoken, min, max, id, name, required = false, error = false, helperText, inputRef } = rest;
  const shared = {
    value: moment,
    onChange: (next: Dayjs | null) => {
      setMoment(next);
      tell(stored(kind, next));
    },
    label: spoken ? (
      <>
        <span className="visually-hidden">{spoken}: </span>
        {label}
      </>
    ) : (
      label
    ),
    name: name ?? '',
    format: notations[kind],
    disableOpenPicker: narrow,
    reduceAnimations: true,
    closeOnSelect: true,
    slotProps: {
      field: { clearable: !required && !narrow },
      actionBar: { actions: [] },
      // The label's own id: the picker would name one that it thinks of itself.
      ...(id ? { popper: { 'aria-labelledby': `${id}-label` } } : {}),
      textField: {
        id,
        required,
        error,
        helperText,
        inputRef,
        fullWidth: true,
        margin: 'none' as const,
        slotProps: { inputLabel: { shrink: true } },
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
          // From one part of the date to the next.
          if (relatedTarget && currentTarget.contains(relatedTarget)) return;
          // Begun and not finished is said, not forgotten.
          const begun = currentTarget.querySelector('[role="spinbutton"][aria-valuenow]');
          if (begun && stored(kind, moment) === null) tell(unfinished);
          onBlur?.();
        },
      },
    },
  };
  const indonesian = currentLanguage() === 'id';
  const clock = { ampm: false, timeSteps: { minutes: 5 } };
  const days = {
    minDate: read('date', min) ?? firstDay,
    maxDate: read('date', max) ?? undefined,
    // "Sen", "Sel" …: one letter would say three days.
    dayOfWeekFormatter: (day: Dayjs) => day.format('ddd'),
  };
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={indonesian ? 'id' : 'en'}
      localeText={indonesian ? texts : {}}
    >
      {kind === 'date' ? <DesktopDatePicker {...shared} {...days} /> : null}
      {kind === 'time' ? <DesktopTimePicker {...shared} {...clock} /> : null}
    </LocalizationProvider>
  );
}
