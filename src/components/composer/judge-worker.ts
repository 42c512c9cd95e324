import { serve } from '../../platform/worker-server.ts';
import { judgeTask } from './judge-task.ts';

// Apart from the worker that plays and proves, so that who sets no puzzle does not fetch what judges one.
serve(judgeTask);
