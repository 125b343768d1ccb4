/** Given on the command line, so that the database folder keeps PostgreSQL's own defaults. */
export const POSTGRES_SETTINGS = {
  // The private socket is the only way in.
  listen_addresses: "",
  port: "5432",
  unix_socket_permissions: "0700",
  // research/embedded-postgresql.md §6: 20 MiB idle, 52 MiB with ten busy connections.
  shared_buffers: "32MB",
  work_mem: "4MB",
  max_connections: "40",
  jit: "off",
  io_method: "sync",
  max_parallel_workers: "0",
  max_parallel_workers_per_gather: "0",
  max_parallel_maintenance_workers: "0",
  max_worker_processes: "1",
  max_logical_replication_workers: "0",
  autovacuum_max_workers: "1",
  autovacuum_worker_slots: "3",
  wal_level: "replica",
  max_wal_senders: "0",
  max_wal_size: "256MB",
  min_wal_size: "64MB",
  timezone: "UTC",
  log_timezone: "UTC",
  restart_after_crash: "on",
  log_min_messages: "warning",
  // People's own words must not reach the log: no statements, no details of the rows they failed on.
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};
