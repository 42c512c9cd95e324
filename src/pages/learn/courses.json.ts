import { countDrills } from '../../content/drills.ts';
import { courseOf, lessonsOf, nameOfLesson, rulesetsWithLessons } from '../../content/courses.ts';

/** The lessons of all courses, their titles, screens and drills: for a page that offers to go on where the reader was. */
export async function GET(): Promise<Response> {
  const rulesets = await rulesetsWithLessons();
  const lessons = (await Promise.all(rulesets.map((id) => lessonsOf(id)))).flat();
  const titles = Object.fromEntries(lessons.map((lesson) => [nameOfLesson(lesson), lesson.data.title]));
  return new Response(
    JSON.stringify({ titles, courses: courseOf(lessons), drills: Object.assign({}, ...rulesets.map(countDrills)) as object }),
  );
}
