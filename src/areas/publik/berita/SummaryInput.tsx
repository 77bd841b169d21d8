import TextField from '@mui/material/TextField';
import { type InputProps, useFieldInput } from '../../../platform/ui/inputs/useFieldInput.ts';

/** The one or two sentences of a card: seen whole while they are written, with how long they are. */
export default function SummaryInput(props: InputProps) {
  const { control, frame } = useFieldInput(props);
  const value = typeof control.value === 'string' ? control.value : '';
  const max = props.field.kind === 'text' ? props.field.max : undefined;
  return (
    <TextField
      {...control}
      {...frame}
      value={value}
      multiline
      minRows={3}
      // A card has no paragraphs.
      onChange={event => control.onChange(event.target.value.replace(/[\r\n]+/g, ' '))}
      helperText={frame.error ? frame.helperText : `${props.field.help ?? ''} Sekarang ${value.trim().length}.`}
      slotProps={{ htmlInput: { maxLength: max } }}
    />
  );
}
