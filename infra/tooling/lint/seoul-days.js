/**
 * A day is the day in Seoul, wherever a process runs. `toISOString` gives the day in UTC, which is another one until nine in the
 * morning; the fields of a `Date` give that of the machine. Helpers: `seoulDate` and `addDays` of `@portal/runtime`,
 * `dayInSeoul` and `addDays` of `@portal/kit/dates`.
 */
const machineFields = new Set(['getDate', 'getDay', 'getMonth', 'getFullYear', 'getHours', 'getMinutes']);
const formats = new Set(['toDateString', 'toLocaleDateString', 'toLocaleTimeString', 'toLocaleString']);
const cuts = new Set(['slice', 'substring', 'substr', 'split', 'replace']);
const texts = new Set(['toISOString', 'toJSON']);
const longestDay = 10;
/** Parts of a moment by the clock of the session: a moment is followed by no time zone. */
const moment = String.raw`(?:now\(\)|[\w.]*(?:_at|\bat))`;
// oxlint-disable-next-line regexp/linear -- reads our own sources alone
const machineDaySql = new RegExp(
  String.raw`\bcurrent_date\b|${moment}::date\b|\bto_char\(${moment}\s*,|\bdate_trunc\('\w+',\s*${moment}\)|\bextract\((?:year|month|week|day|dow|doy|hour)\s+from\s+${moment}\)|\bat time zone '(?!Asia/Seoul')[^']*'\)::date\b`,
  'i',
);

const methodOf = (node) =>
  node?.type === 'CallExpression' && node.callee.type === 'MemberExpression' && !node.callee.computed
    ? node.callee.property.name
    : undefined;

/** The day, month or year of a text as `toISOString` makes it; not its time of day. */
function cutsDay(node) {
  if (!cuts.has(methodOf(node)) || !texts.has(methodOf(node.callee.object))) return false;
  const [first, last] = node.arguments;
  if (methodOf(node) === 'replace') return first?.regex?.pattern.startsWith('T') ?? false;
  return methodOf(node) === 'split' || (first?.value === 0 && (last?.value ?? Infinity) <= longestDay);
}

const hasZone = (node) =>
  node.arguments.some(
    (argument) =>
      argument.type === 'ObjectExpression' && argument.properties.some((property) => property.key?.name === 'timeZone'),
  );

const days = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      utc: 'This is the day in UTC: use seoulDate or dayInSeoul for a moment, addDays for a day',
      machine: 'This is the time of the machine: use the helpers for Seoul, or say timeZone',
      sql: "This is the day of the session, or of another place: write (… at time zone 'Asia/Seoul')::date",
    },
  },
  create(context) {
    const sql = (node, text) => {
      if (machineDaySql.test(text)) context.report({ node, messageId: 'sql' });
    };
    return {
      CallExpression(node) {
        const method = methodOf(node);
        if (cutsDay(node)) context.report({ node, messageId: 'utc' });
        else if (machineFields.has(method) && node.arguments.length === 0)
          context.report({ node, messageId: 'machine' });
        else if (method !== 'toLocaleString' && formats.has(method) && !hasZone(node))
          context.report({ node, messageId: 'machine' });
      },
      Literal(node) {
        if (typeof node.value === 'string') sql(node, node.value);
      },
      TemplateElement(node) {
        sql(node, node.value.raw);
      },
    };
  },
};

export default { meta: { name: 'seoul' }, rules: { days } };
