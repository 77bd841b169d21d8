import { QueryClient } from '@tanstack/react-query';

/** Cache of the back office: what was just read is not asked again while a person moves between screens. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a connection a call says so at once, or is answered by the device; it does not wait in silence.
      queries: { staleTime: 5_000, refetchOnWindowFocus: false, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
