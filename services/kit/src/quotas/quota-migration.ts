import type { Migration } from '../database/migration.ts';

/** Counts of quotas and the functions that judge them; a service that declares quotas lists it among its migrations. */
export const quotaMigration: Migration = {
  async up(db) {
    await db.raw(`
      create table quota_counts (
        -- Keyed hash of the quota and of whom it counts: neither can be read from it.
        key bytea primary key check (length(key) = 32),
        -- Uses: the bucket is full again at this time (GCRA's theoretical arrival time).
        full_at timestamptz not null default '-infinity',
        -- Failures within the period, in order.
        failed_at timestamptz[] not null default '{}',
        -- Ends of the leases of attempts that are being checked.
        open_until timestamptz[] not null default '{}',
        -- From then on the row says nothing any more.
        expires_at timestamptz not null default now()
      );
      create index quota_counts_expiry on quota_counts (expires_at)
    `);
    await db.raw(`
      -- Locks the rows of keys, which must be sorted, so that two calls never wait for each other; makes those that are missing.
      create function lock_quotas(keys bytea[]) returns void language plpgsql as $$
      declare
        held integer;
      begin
        loop
          insert into quota_counts (key) select wanted.key from unnest(keys) as wanted (key) on conflict do nothing;
          with locked as (select q.key from quota_counts q where q.key = any(keys) order by q.key for update)
          select count(*) into held from locked;
          -- Fewer when maintenance has removed one in between
          exit when held = cardinality(keys);
        end loop;
      end $$
    `);
    await db.raw(`
      -- Judges calls in order, each against the keys at its positions, and counts those that pass; a refused one counts nowhere.
      -- One row for each refused call: the seconds to wait and the position of the key that refuses it longest.
      create function take_quotas(keys bytea[], bursts integer[], periods float8[], calls integer[], positions integer[])
      returns table (refused_call integer, wait_seconds float8, refused_by integer) language plpgsql as $$
      declare
        moment float8;
        levels float8[];
        first integer := 1;
        after integer;
        wait float8;
        pos integer;
      begin
        perform lock_quotas(keys);
        moment := extract(epoch from clock_timestamp());
        -- Never further ahead than a whole period, which a longer one of former settings may have left
        select array_agg(least(greatest(extract(epoch from q.full_at)::float8, moment), moment + given.period) order by q.key) into levels
        from unnest(keys, periods) as given (key, period) join quota_counts q on q.key = given.key;
        while first <= cardinality(calls) loop
          wait_seconds := 0;
          after := first;
          while after <= cardinality(calls) and calls[after] = calls[first] loop
            pos := positions[after];
            wait := levels[pos] + periods[pos] / bursts[pos] - periods[pos] - moment;
            if wait > wait_seconds then
              wait_seconds := wait;
              refused_by := pos;
            end if;
            after := after + 1;
          end loop;
          -- Below what a float8 of an epoch can tell apart
          if wait_seconds > 0.00001 then
            refused_call := calls[first];
            return next;
          else
            for counted in first .. after - 1 loop
              pos := positions[counted];
              levels[pos] := levels[pos] + periods[pos] / bursts[pos];
            end loop;
          end if;
          first := after;
        end loop;
        update quota_counts q set full_at = to_timestamp(given.level), expires_at = to_timestamp(given.level)
        from unnest(keys, levels) as given (key, level) where q.key = given.key and given.level > moment;
      end $$
    `);
    await db.raw(`
      -- Begins an attempt that may fail: leases one failure of each key, so that guesses sent at once cannot all be checked.
      -- The end of the lease, by which the attempt is named; or the seconds to wait; or neither while others are being checked.
      create function begin_attempt(keys bytea[], bursts integer[], periods float8[], lease_seconds float8)
      returns table (lease text, wait_seconds float8) language plpgsql as $$
      declare
        moment timestamptz;
        is_open boolean;
      begin
        perform lock_quotas(keys);
        moment := clock_timestamp();
        select
          max(extract(epoch from recent.failures[cardinality(recent.failures) - given.burst + 1] - moment) + given.period)
            filter (where cardinality(recent.failures) >= given.burst),
          bool_and(cardinality(recent.failures) + recent.leases < given.burst)
        into wait_seconds, is_open
        from unnest(keys, bursts, periods) as given (key, burst, period)
        join quota_counts q on q.key = given.key,
        lateral (select
          array(select t from unnest(q.failed_at) as t where t > moment - make_interval(secs => given.period) order by t) as failures,
          (select count(*) from unnest(q.open_until) as t where t > moment) as leases
        ) as recent;
        if is_open then
          lease := (moment + make_interval(secs => lease_seconds))::text;
          update quota_counts q set
            open_until = array(select t from unnest(q.open_until) as t where t > moment) || lease::timestamptz,
            expires_at = greatest(q.expires_at, lease::timestamptz)
          where q.key = any(keys);
        end if;
        return next;
      end $$
    `);
    await db.raw(`
      -- Ends an attempt: its lease becomes a failure, or goes, and with it the earlier failures where a success clears them.
      create function end_attempt(keys bytea[], periods float8[], clears boolean[], lease text, has_failed boolean) returns void language plpgsql as $$
      begin
        perform lock_quotas(keys);
        update quota_counts q set
          open_until = array_remove(q.open_until, lease::timestamptz),
          failed_at = case
            when has_failed then array(
              select t from unnest(q.failed_at) as t where t > clock_timestamp() - make_interval(secs => given.period) order by t
            ) || clock_timestamp()
            when given.clears then '{}'
            else q.failed_at end,
          expires_at = case when has_failed then greatest(q.expires_at, clock_timestamp() + make_interval(secs => given.period)) else q.expires_at end
        from unnest(keys, periods, clears) as given (key, period, clears) where q.key = given.key;
      end $$
    `);
  },
  async down(db) {
    await db.raw(`
      drop function end_attempt;
      drop function begin_attempt;
      drop function take_quotas;
      drop function lock_quotas;
      drop table quota_counts
    `);
  },
};
