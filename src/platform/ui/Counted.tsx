import Box from '@mui/material/Box';
import { messages } from '../../../resources/kit/index.ts';
import { inWords } from '../providers/reading.ts';

interface Props {
  /** Text below the input otherwise. */
  message?: string | null | undefined;
  value: unknown;
  /** Fewest and most characters. */
  least?: number | undefined;
  max?: number | undefined;
}

/** From this share of the most characters on, what is typed is counted. */
const near = 0.8;

/** Words about the length of a text: what it lacks, or how near it is to its limit; nothing in between. */
function lengthWords({ value, least = 0, max = Number.POSITIVE_INFINITY }: Omit<Props, 'message'>): string | undefined {
  const text = typeof value === 'string' ? value : '';
  const length = text.trim().length;
  if (length < least) return inWords(messages.text.counted({ n: length, least }));
  return text.length >= max * near ? `${text.length}/${max}` : undefined;
}

/** The line below a text: its message, and at its end its length. */
export function counted({ message, ...rest }: Props) {
  const words = lengthWords(rest);
  if (!words) return message;
  return (
    <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <span>{message}</span>
      <Box component="span" className="angka" sx={{ flexShrink: 0, color: 'text.secondary' }}>
        {words}
      </Box>
    </Box>
  );
}
