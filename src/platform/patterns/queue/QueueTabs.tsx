import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { decidesIn, type QueueOptions } from '../../../../resources/kit/index.ts';
import { formatNumber } from '../../providers/format.ts';
import { useLabel, useWords } from '../../providers/language.ts';
import { useBaseRole } from '../../ui/permissions.ts';
import { tabLabel } from './tabLabel.ts';
import { useTabCounts } from './useTabCounts.ts';

interface Props {
  options: QueueOptions;
  open: string;
  onOpen: (key: string) => void;
}

/** The states of the queue with their counts. */
export function QueueTabs({ options, open, onOpen }: Props) {
  const labelOf = useLabel();
  const say = useWords();
  const counts = useTabCounts(options);
  const role = useBaseRole();
  return (
    <Tabs
      value={open}
      onChange={(_, key: string) => onOpen(key)}
      variant="scrollable"
      aria-label={say('Antrean menurut status')}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {options.tabs.map((tab, i) => {
        const { key } = tab;
        const count = counts[i];
        const calls = role !== undefined && decidesIn(tab, role) && count !== undefined && count > 0;
        return (
          <Tab
            key={key}
            value={key}
            id={`tab-${key}`}
            aria-controls={`panel-${key}`}
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
                {labelOf(tabLabel(tab, role))}
                {/* Its place is there before it is counted, so that the tabs beside it stay. */}
                <Box
                  component="span"
                  className="angka"
                  aria-hidden={count === undefined}
                  sx={{
                    visibility: count === undefined ? 'hidden' : 'visible',
                    px: 0.75,
                    minWidth: 22,
                    borderRadius: 99,
                    fontSize: 12,
                    lineHeight: '20px',
                    color: calls ? 'secondary.contrastText' : 'text.secondary',
                    bgcolor: calls ? 'secondary.main' : 'action.hover',
                  }}
                >
                  {formatNumber(count ?? 0)}
                </Box>
              </Box>
            }
          />
        );
      })}
    </Tabs>
  );
}
