import { registerKinds } from './diagram/diagram-element.ts';
import { lazy } from '../platform/lazy.ts';

// The list holds the addresses of all that any kind may need: it is fetched with the first board that is touched.
registerKinds(async () => (await lazy(() => import('./kind-list.ts')).load()).DIAGRAM_KINDS);
