import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import InsertLink from '@mui/icons-material/InsertLink';
import Title from '@mui/icons-material/Title';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type SvgIcon from '@mui/material/SvgIcon';
import Tooltip from '@mui/material/Tooltip';
import { link, prefix, type Selected, wrap } from './markdownEdit.ts';

interface Tool {
  label: string;
  icon: typeof SvgIcon;
  /** Letter that does the same together with Ctrl. */
  key?: string;
  edit: (selected: Selected) => Selected;
}

export const tools: readonly Tool[] = [
  { label: 'Tebal', icon: FormatBold, key: 'b', edit: text => wrap(text, '**', 'teks tebal') },
  { label: 'Miring', icon: FormatItalic, key: 'i', edit: text => wrap(text, '*', 'teks miring') },
  { label: 'Subjudul', icon: Title, edit: text => prefix(text, () => '## ') },
  { label: 'Daftar', icon: FormatListBulleted, edit: text => prefix(text, () => '- ') },
  { label: 'Daftar bernomor', icon: FormatListNumbered, edit: text => prefix(text, line => `${line + 1}. `) },
  { label: 'Kutipan', icon: FormatQuote, edit: text => prefix(text, () => '> ') },
  { label: 'Tautan', icon: InsertLink, key: 'k', edit: link },
];

interface Props {
  /** Id of the text area that the buttons work on. */
  controls: string;
  onEdit: (edit: Tool['edit']) => void;
}

/** Buttons that write the marks for whoever does not know them. */
export function MarkdownToolbar({ controls, onEdit }: Props) {
  return (
    <Box role="toolbar" aria-label="Format teks" aria-controls={controls} sx={{ display: 'flex', flexWrap: 'wrap' }}>
      {tools.map(({ label, icon: Icon, key, edit }) => (
        <Tooltip key={label} title={key ? `${label} (Ctrl+${key.toUpperCase()})` : label}>
          <IconButton
            aria-label={label}
            onClick={() => onEdit(edit)}
            // The selection in the text stays where it is.
            onMouseDown={event => event.preventDefault()}
            sx={{ width: { xs: 44, md: 36 }, height: { xs: 44, md: 36 } }}
          >
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
