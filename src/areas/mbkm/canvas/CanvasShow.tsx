import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';
import type { CanvasSheet } from '../../../../resources/kit/canvas.ts';
import { isEmpty } from '../../../platform/patterns/record/source.ts';
import { useFieldLabel } from '../../../platform/ui/useFieldLabel.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { CanvasGrid } from './CanvasGrid.tsx';

/** The canvas of the record in context, to be read. */
export function CanvasShow({ sheet }: { sheet: CanvasSheet }) {
  const record = useRecordContext();
  const labelOf = useFieldLabel();
  return (
    <CanvasGrid
      sheet={sheet}
      block={({ field }, at) => {
        const value: unknown = record?.[field];
        return (
          <BlockFrame at={at} title={labelOf(field)} filled={!isEmpty(value)}>
            <Typography
              variant="body2"
              sx={{
                whiteSpace: 'pre-line',
                overflowWrap: 'anywhere',
                ...(isEmpty(value) ? { color: 'text.secondary' } : {}),
              }}
            >
              {isEmpty(value) ? 'Belum diisi' : String(value)}
            </Typography>
          </BlockFrame>
        );
      }}
    />
  );
}
