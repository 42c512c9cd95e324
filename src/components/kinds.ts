import { serve } from './diagram/element.ts';

// The list holds the addresses of all that any kind may need: it is fetched with the first board that is touched.
serve(async () => (await import('./kind-list.ts')).HOUSE);
