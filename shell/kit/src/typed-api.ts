import type { DownloadOptions, RequestOptions } from './api-client.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Segment<Text extends string> = Text extends `{${string}}` ? string : Text;

/** `/api/posts/{board}` as `['', 'api', 'posts', string]`. */
type Segments<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? [Segment<First>, ...Segments<Rest>]
  : [Segment<Path>];

/** `/api/posts/{board}` as `/api/posts/${string}`. */
type FilledPath<Path extends string> = Path extends `${infer Start}{${string}}${infer Rest}`
  ? `${Start}${string}${FilledPath<Rest>}`
  : Path;

/** The path of the document that a path to call belongs to; one that is there word for word comes first. */
type DocumentedPath<Paths, Path extends string> = Path extends keyof Paths
  ? Path
  : { [Key in keyof Paths & string]: Segments<Path> extends Segments<Key> ? Key : never }[keyof Paths & string];

type OperationOf<Methods, M extends Method> = Methods extends Record<Lowercase<M>, infer Found> ? Found : never;

type Operation<Paths, M extends Method, Path extends string> = OperationOf<
  Paths[DocumentedPath<Paths, Path> & keyof Paths],
  M
>;

type Json<Message> = Message extends { content: { 'application/json': infer Value } } ? Value : undefined;

type ResponseJson<Found> = Found extends { responses: infer Responses } ? Json<Responses[keyof Responses]> : never;

type Query<Found> = Found extends { parameters: { query?: infer Value extends object } } ? Value : undefined;

/** `query` as the operation has it: required, optional, or none. */
type QueryOption<Found> = Found extends { parameters: { query: infer Value extends object } }
  ? { query: Value }
  : Found extends { parameters: { query?: infer Value extends object } }
    ? { query?: Value }
    : { query?: undefined };

type Options<Found, Base = RequestOptions> = Omit<Base, 'query'> & QueryOption<Found>;

/** An argument that may be left out when an empty one would do. */
type Argument<Value> = object extends Value ? [options?: Value] : [options: Value];

type Body<Found> = Found extends { requestBody?: { content: infer Content } }
  ? Content extends { 'application/json': infer Value }
    ? Value
    : unknown extends Content
      ? undefined
      : FormData
  : never;

type BodyAndOptions<Found> =
  Body<Found> extends undefined
    ? object extends Options<Found>
      ? [body?: undefined, options?: Options<Found>]
      : [body: undefined, options: Options<Found>]
    : object extends Options<Found>
      ? [body: Body<Found>, options?: Options<Found>]
      : [body: Body<Found>, options: Options<Found>];

/**
 * The paths that a method can be called with. A parameter of the path is written where it belongs, URL-encoded:
 * `/api/education/trainings/${id}`.
 */
export type PathOf<Paths, M extends Method> = {
  [Key in keyof Paths & string]: Paths[Key] extends Record<Lowercase<M>, object> ? FilledPath<Key> : never;
}[keyof Paths & string];

/** What a call answers with: the JSON of its 2xx response, undefined where there is none. */
export type ResponseOf<Paths, M extends Method, Path extends PathOf<Paths, M>> = ResponseJson<
  Operation<Paths, M, Path>
>;

/** What a call takes as its body: JSON as a value, a form as FormData. */
export type BodyOf<Paths, M extends Method, Path extends PathOf<Paths, M>> = Body<Operation<Paths, M, Path>>;

/** What a call takes after the question mark. */
export type QueryOf<Paths, M extends Method, Path extends PathOf<Paths, M>> = Query<Operation<Paths, M, Path>>;

/**
 * The client of the services, typed by their paths: `Paths` is `paths` of a front end's `types.generated.ts`. Without
 * it nothing can be called. Every failure is an ApiError.
 */
export interface ApiClient<Paths extends object = object> {
  get<Path extends PathOf<Paths, 'GET'>>(
    path: Path,
    ...options: Argument<Options<Operation<Paths, 'GET', Path>>>
  ): Promise<ResponseOf<Paths, 'GET', Path>>;
  /** Sends an object as JSON, FormData as it is. */
  send<M extends Exclude<Method, 'GET'>, Path extends PathOf<Paths, M>>(
    method: M,
    path: Path,
    ...bodyAndOptions: BodyAndOptions<Operation<Paths, M, Path>>
  ): Promise<ResponseOf<Paths, M, Path>>;
  /** Gets a file with the name that the response gives it. */
  download<Path extends PathOf<Paths, 'GET'>>(
    path: Path,
    ...options: Argument<Options<Operation<Paths, 'GET', Path>, DownloadOptions>>
  ): Promise<{ blob: Blob; filename?: string }>;
}
