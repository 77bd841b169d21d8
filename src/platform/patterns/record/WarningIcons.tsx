import PlainWarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useRecordContext } from 'react-admin';
import type { Warnings } from '../../../../resources/kit/index.ts';
import { icons } from '../../common/icons.ts';
import { useLabel } from '../../providers/language.ts';
import { warningsOf } from './warningsOf.ts';

/** Warnings about the record in context, an icon each: in a table the same words would fill a column. */
export function WarningIcons(warnings: Warnings) {
  const labelOf = useLabel();
  const codes = warningsOf(useRecordContext(), warnings);
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.5, color: 'warning.main', verticalAlign: 'middle' }}>
      {codes.map(code => {
        const words = labelOf(warnings.words[code] ?? code);
        return (
          <Tooltip key={code} title={words}>
            <Box component="span" role="img" aria-label={words} sx={{ display: 'inline-flex' }}>
              <WarningIcon code={code} icons={warnings.icons} />
            </Box>
          </Tooltip>
        );
      })}
    </Box>
  );
}

interface IconProps {
  code: string;
  icons: Warnings['icons'];
  /** Given by a chip that holds it. */
  className?: string;
}

/** The icon of one warning; a plain one where none is declared. */
export function WarningIcon({ code, icons: named, className }: IconProps) {
  const name = named?.[code];
  const Icon = name ? icons[name] : PlainWarningIcon;
  return <Icon className={className} fontSize="small" />;
}
