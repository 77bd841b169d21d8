import Box from '@mui/material/Box';

/** The place of tabs that are on their way, of their height. */
export const TabsPlace = () => <Box aria-hidden sx={{ height: 48, mb: 2, borderBottom: 1, borderColor: 'divider' }} />;
