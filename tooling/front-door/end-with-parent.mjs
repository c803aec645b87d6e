// Preloaded into the stack's programs: they shut down properly even when the process that started them is killed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
