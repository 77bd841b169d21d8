import { QueryClient } from '@tanstack/react-query';

/** Cache of the back office: what was just read is not asked again while a person moves between screens. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5_000, refetchOnWindowFocus: false, retry: false },
      mutations: { retry: false },
    },
  });
