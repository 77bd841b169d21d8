import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useShownKeys } from '../../../platform/common/keys.ts';
import { formatNumber } from '../../../platform/providers/format.ts';
import { type InputProps, useFieldInput } from '../../../platform/ui/inputs/useFieldInput.ts';
import { Markdown } from './Markdown.tsx';
import { MarkdownToolbar, tools } from './MarkdownToolbar.tsx';
import type { Selected } from './markdownEdit.ts';
import { Prose } from './Prose.tsx';

/** Side by side where there is room for both. */
const side = 'lg';
const minHeight = 320;

/** A long text in Markdown with what it will look like beside it; on narrow screens one of the two at a time. */
export default function MarkdownInput(props: InputProps) {
  const { control, frame } = useFieldInput(props);
  const value = typeof control.value === 'string' ? control.value : '';
  const max = props.field.kind === 'longtext' ? props.field.max : Number.MAX_SAFE_INTEGER;
  const shown = useDeferredValue(value);
  const [view, setView] = useState<'tulis' | 'pratinjau'>('tulis');
  const previewId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const selection = useRef<Pick<Selected, 'start' | 'end'> | null>(null);

  // Errors of the text are shown in the editor.
  useEffect(() => {
    if (frame.error) setView('tulis');
  }, [frame.error]);

  // React writes the new text first; only then is there something to select in it.
  useLayoutEffect(() => {
    const wanted = selection.current;
    if (!wanted || !area.current || area.current.value !== value) return;
    selection.current = null;
    area.current.focus();
    area.current.setSelectionRange(wanted.start, wanted.end);
  }, [value]);

  const edit = (change: (selected: Selected) => Selected) => {
    const { selectionStart: start = value.length, selectionEnd: end = value.length } = area.current ?? {};
    const { text, ...rest } = change({ text: value, start, end });
    if (text.length > max) return;
    selection.current = rest;
    control.onChange(text);
  };
  useShownKeys(tools.flatMap(({ key, label }) => (key ? [{ keys: ['Ctrl', key.toUpperCase()], does: label }] : [])));
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = (event.ctrlKey || event.metaKey) && tools.find(({ key }) => key === event.key.toLowerCase());
    if (!tool) return;
    event.preventDefault();
    edit(tool.edit);
  };

  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Box sx={{ display: { xs: view === 'tulis' ? 'block' : 'none', [side]: 'block' } }}>
          <MarkdownToolbar controls={frame.id} onEdit={edit} />
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_, next: typeof view | null) => next && setView(next)}
          aria-label="Tampilan isi"
          sx={{ ml: 'auto', display: { [side]: 'none' }, '& button': { minHeight: 44 } }}
        >
          <ToggleButton value="tulis">Tulis</ToggleButton>
          <ToggleButton value="pratinjau">Pratinjau</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', [side]: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={{ display: { xs: view === 'tulis' ? 'block' : 'none', [side]: 'block' } }}>
          <TextField
            {...control}
            {...frame}
            value={value}
            multiline
            minRows={14}
            onKeyDown={onKeyDown}
            inputRef={(element: HTMLTextAreaElement | null) => {
              area.current = element;
              frame.inputRef(element);
            }}
            helperText={
              frame.error
                ? frame.helperText
                : `Gunakan tombol di atas untuk menebalkan teks atau menambah tautan. ${formatNumber(value.length)} dari ${formatNumber(max)} karakter.`
            }
            slotProps={{ htmlInput: { maxLength: max } }}
          />
        </Box>
        <Paper
          variant="outlined"
          component="section"
          aria-labelledby={previewId}
          sx={{
            display: { xs: view === 'pratinjau' ? 'block' : 'none', [side]: 'block' },
            p: 2,
            minHeight,
            minWidth: 0,
            maxHeight: { [side]: '75vh' },
            overflowY: 'auto',
          }}
          // A long preview is scrolled with the keyboard as well.
          tabIndex={0}
        >
          <Typography
            id={previewId}
            component="h3"
            variant="caption"
            sx={{ display: 'block', mb: 1.5, color: 'text.secondary' }}
          >
            Pratinjau
          </Typography>
          {shown.trim() ? (
            <Prose>
              <Markdown text={shown} />
            </Prose>
          ) : (
            <Typography variant="body2" color="text.secondary">
              Isi tampil di sini seperti di situs.
            </Typography>
          )}
        </Paper>
      </Box>
    </Box>
  );
}
