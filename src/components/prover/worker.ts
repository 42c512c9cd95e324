import { serve } from '../worker/serve.ts';
import { answer } from './answer.ts';

serve(answer);
